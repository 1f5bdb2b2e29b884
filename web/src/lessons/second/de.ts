export default {
  'lesson.welcome.title': 'Dein erster Viehtrieb',
  'lesson.welcome':
    'Du treibst deine Herde den Pfad entlang nach Kansas City und schickst sie mit der Eisenbahn weiter. Dann beginnt der Pfad von vorn. Nach mehreren solchen Trieben gewinnt, wer die meisten Punkte hat.',
  'lesson.hand.title': 'Deine Herde',
  'lesson.hand':
    'Diese Karten sind deine Herde. In Kansas City bekommst du die Summe ihrer Zuchtwerte in Dollar, doch jede Rinderart zählt nur einmal. Doppelte machst du am besten unterwegs zu Geld.',
  'lesson.hire':
    'Arbeiter bleiben die ganze Partie: Cowboys kaufen Rinder, Baumeister errichten Gebäude, Ingenieure bewegen die Lok. Der Preis steht an der Zeile. Mit einem zweiten Cowboy werden Rinder billiger.',
  'lesson.walk':
    'Du ziehst bis zu {steps, plural, one {# Schritt} other {# Schritte}} weit. Es zählen nur Orte, an denen etwas liegt; leere Felder werden übersprungen. Eine Hand auf einem Plättchen am Weg kostet eine Gebühr; wie viel, steht bei der Auswahl.',
  'lesson.build':
    'Mach erst eine Karte zu Geld, dann baue. Auf jedem Plättchen steht, wie viele Baumeister es braucht; für jeden zahlst du. Das Gebäude bleibt: Seine Aktionen gehören dir allein, und es bringt Punkte. Fang klein an.',
  'lesson.certificate.title': 'Ein Zertifikat',
  'lesson.certificate':
    'Weiter zu Gebäude C. Ein Zertifikat erhöht den Wert deiner Herde in Kansas City um eins und wird dort ausgegeben. Auch Auftragskarten gibt es hier: Punkte für eine Aufgabe. Lass sie liegen, bis du den Pfad kennst.',
  'lesson.engine.title': 'Die Eisenbahn',
  'lesson.engine':
    'Deine Lok fährt ein Feld für jeden Ingenieur. Je weiter sie gekommen ist, desto billiger lieferst du in ferne Städte. Bahnhöfe am Weg kannst du für Punkte ausbauen.',
  'lesson.buy':
    'Bei Gebäude E kaufst du Rinder. Neue Karten kommen auf deinen Ablagestapel und erst später auf die Hand. Ein hoher Zuchtwert bringt Geld und ferne Städte; die Punkte auf der Karte zählen am Ende.',
  'lesson.kansas_city.title': 'Auf nach Kansas City',
  'lesson.kansas_city':
    'Das Ende des Pfads ist in Reichweite. Sieh noch einmal auf deine Hand: je mehr verschiedene Rinderarten, desto besser. Bist du mit der Herde zufrieden, zieh hinein.',
  'lesson.tiles.title': 'Neue Plättchen',
  'lesson.tiles':
    'Wer ankommt, bringt drei Plättchen ins Spiel, eines aus jeder Vorschau. Arbeiter kommen auf den Arbeitsmarkt, Gefahren und Gesetzlose auf den Pfad. Ist der Arbeitsmarkt voll, folgen die letzten Züge.',
  'lesson.income.title': 'Verkaufe die Herde',
  'lesson.income':
    'Deine Herde hat den Zuchtwert {herd}. Jedes Zertifikat, das du einsetzt, erhöht ihn um eins. Die Summe bekommst du in Dollar, und sie bestimmt, welche Städte du erreichst. Eingesetzte Zertifikate sind verbraucht.',
  'lesson.deliver':
    'Wähle eine Stadt, für die deine Herde gut genug ist und in der noch kein Marker von dir liegt. Ist deine Lok noch nicht so weit, kostet der Transport Geld. Ziele hoch: Nahe Städte bringen wenig, Kansas City kostet sogar Punkte.',
  'lesson.disc.title': 'Ein Marker wird frei',
  'lesson.disc':
    'Einer deiner Marker zeigt die Lieferung an. Was er verdeckt hat, ist für immer frei: eine bessere Hilfsaktion, mehr Zertifikate, mehr Schritte, mehr Handkarten. Felder mit dunklen Ecken sind für Städte mit dunklen Ecken.',
  'lesson.bye.title': 'Der nächste Trieb gehört dir',
  'lesson.bye':
    'Ein ganzer Viehtrieb liegt hinter dir. Der nächste beginnt mit besseren Rindern und mehr Arbeitern. Worauf setzt du: Cowboys und Rinder, Baumeister und Gebäude oder Ingenieure und Bahnhöfe? „{hint.button, message}“ hilft dir jederzeit.',
} satisfies Record<string, string>;
