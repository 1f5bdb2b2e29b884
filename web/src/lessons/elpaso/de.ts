export default {
  'lesson.welcome.title': 'Deine erste Runde',
  'lesson.welcome':
    'Du treibst deine Herde im Kreis. Jedes Mal, wenn du El Paso erreichst, bekommst du Geld und ein Simmental-Rind und lieferst an einen Handelsposten. Sind alle Simmental-Karten vergeben, gewinnt, wer die meisten Punkte hat.',
  'lesson.objective.title': 'Ein erstes Ziel',
  'lesson.objective':
    'Vor dem ersten Zug nehmen alle ein Zielplättchen. Es bringt Punkte, wenn du am Ende hast, was es zeigt; sonst verlierst du nichts. Nimm das violett umrandete oder eines, das dir besser gefällt.',
  'lesson.hand.title': 'Herde und Arbeiter',
  'lesson.hand':
    'Deine Hand ist deine Herde: In El Paso zählt jede Rinderart einmal. Daneben warten deine Arbeiter. Mit ihnen bezahlst du; sie kommen auf deinen Ablagestapel und zurück, sobald du sie wieder ziehst.',
  'lesson.hire':
    'Cowboys bezahlen Rinder, Baumeister Gebäude, Ingenieure Zugkarten; ein Joker vertritt jeden von ihnen, kostet aber mehr. Alle deine Arbeiter zählen am Ende Punkte. Nimm einen Cowboy.',
  'lesson.walk':
    'Du ziehst bis zu {steps, plural, one {# Schritt} other {# Schritte}} weit; ein abgeworfener Cowboy gibt einen mehr. Es zählen nur Orte mit einem Gebäude. Bei fremden darfst du nur eine Hilfsaktion ausführen. Zieh dorthin, wo es Rinder gibt.',
  'lesson.buy':
    'Jede Rinderart hat ihren Preis in Cowboys und Dollar. Die neue Karte und die Cowboys kommen auf deinen Ablagestapel: Du ziehst sie später. Ein hoher Zuchtwert erreicht hohe Handelsposten und bringt am Ende Punkte.',
  'lesson.build':
    'Bei Gebäude E baust du: Das kostet Baumeister und Geld. Das Plättchen bleibt am Rundweg, seine Aktionen gehören dir allein, und es bringt Punkte. Fang klein an; später darf ein größeres an seine Stelle.',
  'lesson.certificate.title': 'Zertifikate',
  'lesson.certificate':
    'Gebäude G, der letzte Halt. Ein Zertifikat erhöht den Wert deiner Herde bei der Lieferung um eins und wird dabei ausgegeben. Nimm eines und behalte verschiedene Rinderarten auf der Hand.',
  'lesson.home.title': 'Nach El Paso',
  'lesson.home':
    'In El Paso endet jeder Weg. Geld und ein Simmental-Rind bekommst du sofort, dann zeigst du deine Herde. Ist deine Hand so gut, wie sie werden kann? Dann zieh hinein.',
  'lesson.deliver':
    'Deine Herde ist {value} wert; Zertifikate dürfen dazukommen. Wähle einen Handelsposten, den du erreichst und an dem keine Scheibe von dir liegt. Je höher, desto besser: Handelsposten mit dunklen Ecken bringen Punkte, die meisten geben sofort etwas.',
  'lesson.disc.title': 'Eine Scheibe wird frei',
  'lesson.disc':
    'Eine deiner Scheiben zeigt die Lieferung an. Was sie verdeckt hat, ist für immer frei: Hilfsaktionen, ein dauerhaftes Zertifikat, mehr Schritte, mehr Handkarten. Felder mit dunklen Ecken sind für Handelsposten mit dunklen Ecken.',
  'lesson.reward.title': 'Was der Handelsposten gibt',
  'lesson.reward':
    'Viele Handelsposten geben sofort etwas: Geld, ein Zielplättchen oder einen Arbeiter. Du darfst es nehmen oder darauf verzichten. Das hier hilft dir am Ende der Partie.',
  'lesson.bye.title': 'Die nächste Runde gehört dir',
  'lesson.bye':
    'Eine ganze Runde liegt hinter dir. Die übrigen Simmental-Karten sind die Uhr der Partie: Wer schnell zieht, beendet sie früh, wer langsam zieht, sammelt mehr. Wähle dein Tempo und bring eine bessere Herde. „{hint.button, message}“ hilft dir jederzeit.',
} satisfies Record<string, string>;
