// Die Regeln in eigenen Worten. Ein Thema ist eine Nachricht: je Zeile ein Absatz, "# " vor einer Überschrift, "• " vor
// einem Punkt; Zahlen kommen aus den Spielteilen. `edition` ist "first" oder "second".
export default {
  'turn.title': 'Dein Zug',
  'turn': `Ein Zug hat drei Teile, einen nach dem anderen.
• Ziehen: Zieh deinen Viehtreiber auf dem Pfad vorwärts, mindestens einen Schritt und höchstens so weit, wie dein Schrittlimit erlaubt.
• Handeln: Nutze den Ort, an dem du angehalten hast. Bei einem neutralen oder einem eigenen Gebäude darfst du jede Aktion einmal ausführen, in beliebiger Reihenfolge, und weglassen, was du nicht willst. Stattdessen darfst du eine einfache Hilfsaktion deiner Spielerablage ausführen. Bei einem fremden Gebäude, auf einer Gefahr oder auf {edition, select, first {einem Tipiplättchen} other {einem Gesetzlosenplättchen}} gibt es nur diese eine Hilfsaktion.
• Nachziehen: Fülle deine Hand bis zum Handkartenlimit auf. Der Ablagestapel wird erst gemischt, wenn eine Karte gebraucht wird und der Nachziehstapel leer ist.
Dein erster Zug beginnt ohne Schritte: Stelle deinen Viehtreiber auf ein beliebiges neutrales Gebäude und handle dort.{edition, select, first {} other { Startkarten für den ersten, zweiten, dritten und vierten Spieler: {hands}. Vor dem ersten Zug wirft jeder bis auf {hand} ab.}}
# Wie eine Partie verläuft
Du reist immer wieder vom Beginn des Pfads nach Kansas City. Unterwegs sammelst du Geld, Arbeiter und bessere Rinder; in Kansas City verkaufst du die Herde auf deiner Hand und lieferst sie mit der Bahn; dann beginnt die nächste Reise. Der Arbeitsmarkt ist die Uhr des Spiels.{edition, select, first {} other {
# Tauschplättchen
Zu Beginn hat jeder {tokens}. Gib jederzeit eines ab, um bis zu zwei Karten zu ziehen und ebenso viele abzuwerfen.}}`,

  'movement.title': 'Schritte und Gebühren',
  'movement': `Ein Schritt führt von einem Ort zum nächsten. Orte sind die Plättchen auf dem Pfad: neutrale und eigene Gebäude, auch fremde, Gefahren, {edition, select, first {Tipiplättchen} other {Gesetzlosenplättchen}} und Kansas City. Leere Felder kosten keinen Schritt.
• Bei {players} Spielern beträgt das Schrittlimit anfangs {steps}. Zwei Kreisfelder erhöhen es, am Ende auf {most_steps}.
• An einer Gabelung wählst du den Weg. Niemand zieht zurück, und niemand zieht an Kansas City vorbei: Wer dort ankommt, hält an.
• An einem Ort dürfen beliebig viele {edition, select, other {Viehtreiber}} stehen.
# Gebühren
Eine Hand auf einem Plättchen verlangt eine Gebühr von allen, die dort anhalten oder vorbeiziehen. Bei {players} Spielern kostet eine grüne Hand {green}, eine schwarze {black}; zeigt ein Plättchen beide, zahlst du beide. Für ein Gebäude erhält sie der Besitzer, sonst die Bank. Eigene Gebäude kosten dich nichts.
Gebühren werden Ort für Ort beglichen. Wer zu wenig hat, zahlt so viel wie möglich und schuldet nichts.
# Weiterziehen
Manche Aktionen lassen deinen {edition, select, other {Viehtreiber}} im selben Zug weiterziehen. Gebühren fallen an wie sonst, und auch der neue Ort wird genutzt; was am alten noch zu tun war, verfällt. Nutze eine solche Aktion also zuletzt.`,

  'neutral.title': 'Neutrale Gebäude und Hilfsaktionen',
  'neutral': `Die {neutral} neutralen Gebäude stehen von Anfang an am Pfad. Sie gehören niemandem, kosten keine Gebühr und dienen allen.
• Hier stellst du ein, baust, kaufst Rinder, bewegst die Lok, entfernst Gefahren, {edition, select, first {treibst Handel} other {kassierst Kopfgeld}} und nimmst Auftragskarten.
• Jede Aktion einmal je Besuch, in beliebiger Reihenfolge. Von zwei Aktionen mit Schrägstrich nur eine.
• Bei einigen darfst du eine bestimmte Rinderkarte für ein paar Dollar abwerfen. Das bringt Geld und macht vor Kansas City Platz für eine andere Karte.
• In der ersten Partie steht Gebäude A auf Feld A und so weiter; später können sie zufällig verteilt werden, und jede Partie hat ihren eigenen Pfad.
# Hilfsaktionen
Deine Spielerablage bietet kleine Aktionen: Geld nehmen oder Karten ziehen und abwerfen. Weitere schaltest du frei, indem du Marker von der Spielerablage nimmst: Zertifikate erhalten, die Lok ziehen, Karten aus dem Spiel nehmen.
• Eine einfache kannst du statt der Aktionen eines Gebäudes ausführen, wo immer du anhältst, nur nicht in Kansas City.
• Die doppelte Form hat ihren eigenen Marker: Sie muss freigeschaltet sein, und eine Aktion muss sie erlauben.`,

  'buildings.title': 'Eigene Gebäude',
  'buildings': `Alle haben die gleichen {buildings, plural, one {# Gebäude} other {# Gebäude}} mit derselben Seite nach oben. Eine Bauaktion stellt eines davon auf ein beliebiges leeres Gebäudefeld des Pfads, wo immer du stehst.
• Du brauchst so viele {edition, select, first {Handwerker} other {Baumeister}}, wie das Plättchen zeigt. Sie bleiben bei dir. Für jeden davon zahlst du, was die Aktion sagt.
• Nur du nutzt dein Gebäude. Andere führen dort eine Hilfsaktion aus, und wenn es Hände zeigt, zahlen sie an dich.
• Auf manchen Feldern ist eine Sonderaktion aufgedruckt. Sie gehört zu dem Gebäude, das dort steht, einmal je Besuch.
• Manche Aktionen zählen deine Gebäude im Wald: Ihr Feld muss einen Wald berühren.
# Ersetzen
Stattdessen darfst du ein Gebäude an die Stelle eines eigenen setzen, das weniger {edition, select, first {Handwerker} other {Baumeister}} braucht. Du brauchst und bezahlst nur die Differenz; das alte Plättchen kommt aus dem Spiel. Plättchen, die mehr als sechs brauchen, kommen nur so ins Spiel.
Ersetzt du das Gebäude, auf dem du stehst, nutzt du das neue nicht mehr in diesem Zug. Am Ende bringt jedes deiner Gebäude auf dem Pfad die aufgedruckten Punkte.`,

  'hazards.title': '{edition, select, first {Gefahren und Tipis} other {Gefahren und Gesetzlose}}',
  'hazards': `# Gefahren
Überschwemmung, Dürre und Steinschlag füllen drei Abzweige des Pfads. Jede zeigt eine Hand: Wer darauf anhält oder vorbeizieht, zahlt diese Gebühr an die Bank. Eine Aktion entfernt eine beliebige Gefahr; du zahlst, was die Aktion verlangt, und behältst das Plättchen. Es bringt Punkte, hilft bei Aufträgen, und der Weg wird für alle billiger.
# {edition, select, first {Tipis} other {Gesetzlose}}
{edition, select, first {Handel treiben heißt: ein Tipiplättchen nehmen und die Dollar über seinem Feld erhalten. Auf den niedrigsten Feldern zahlst du stattdessen; ohne genug Geld ist das nicht möglich.} other {Kopfgeld kassieren heißt: ein Gesetzlosenplättchen nehmen und erhalten, was über seinem Feld steht: Dollar oder ein Tauschplättchen.}}
• Grüne und {edition, select, first {blaue} other {orange}} nützen bei Auftragskarten, einem Gebäude und einem Bahnhofsvorsteher; oft brauchst du von jeder Farbe eines.
• Drei Felder liegen neben dem Pfad: An ihnen muss niemand vorbei.
# Neue Plättchen
Wer in Kansas City ankommt, wählt, welche Plättchen ins Spiel kommen. Jedes Plättchen kommt auf die niedrigste freie Zahl seiner Art. Ist keine frei, kommt es aus dem Spiel.
Wird das Plättchen unter einem {edition, select, other {Viehtreiber}} weggenommen, bleibt die Figur auf dem leeren Feld und zieht von dort weiter.`,

  'herd.title': 'Hand und Herde',
  'herd': `Du beginnst mit {herd} Rinderkarten von vier Rinderarten und hältst {hand} auf der Hand. Jede Karte hat einen Zuchtwert.
• In Kansas City zählt jede Rinderart auf deiner Hand einmal, egal wie viele Karten du davon hältst. Wirf Doppelte also unterwegs ab: für Geld oder durch Ziehen und Abwerfen.
• Gekaufte Karten und die verkaufte Herde kommen auf deinen Ablagestapel. Nach dem nächsten Mischen ziehst du sie wieder.
# Rinder kaufen
Bei {players} Spielern liegen anfangs so viele Karten im Rindermarkt: {market}. Bei einem Kauf nutzt du jeden deiner Cowboys höchstens einmal. Ein Preis nennt Cowboys und Dollar: je mehr Cowboys, desto weniger Dollar, und mit genügend vielen zwei Karten auf einmal. Statt zu kaufen, darf ein Cowboy zwei weitere Karten vom Stapel aufdecken.
Aufgefüllt wird der Markt erst, wenn der Arbeitsmarkt-Anzeiger bestimmte Zeilen verlässt.
# Handkartenlimit
Anfangs {hand}. Zwei Kreisfelder erhöhen es um je eins; jedes kostet {hand_price}, wenn du seinen Marker nimmst.
# Punkte
Am Ende zählen die Punkte aller deiner Rinderkarten, ob auf der Hand, im Nachziehstapel oder im Ablagestapel.{edition, select, first {} other {
# Orange Rinder
Simmental-Kälber einer verkauften Herde dürfen zu Färsen heranwachsen, Färsen zu Kühen. Brahman-Rinder bringen beim Verkauf zusätzliche Dollar. Alle orangen Karten zählen als eine Rinderart.}}`,

  'kansas-city.title': 'Kansas City und Lieferung',
  'kansas-city': `Wer Kansas City erreicht, geht durch fünf Schritte.
• Eins bis drei: Wähle in jeder Spalte der Vorschau eines der beiden Plättchen. Es kommt ins Spiel: Gefahren und {edition, select, first {Tipiplättchen} other {Gesetzlose}} auf den Pfad, Arbeiter auf den Arbeitsmarkt.
• Vier, Einkommen: Zeige deine Hand. Zähle den Zuchtwert jeder verschiedenen Rinderart zusammen, dazu deine dauerhaften Zertifikate und so viele temporäre, wie du ausgibst. Nimm ebenso viele Dollar, dann wirf die ganze Hand ab.
• Fünf, Lieferung: Wähle eine Stadt, deren Wert nicht über dieser Summe liegt und in der noch kein Marker von dir liegt. Kansas City und {edition, select, first {San Francisco} other {New York}} darfst du beliebig oft beliefern. Lege einen Marker deiner Spielerablage dorthin, führe aus, was die Pfeile sagen, und zahle den Transport.
Dann kehrt dein {edition, select, other {Viehtreiber}} zum Beginn zurück, die Vorschau wird aufgefüllt, und du ziehst nach.
# Marker
Unter jedem Marker liegt eine Fähigkeit, die du damit dauerhaft freischaltest. Marker von weißen Ecken dürfen überallhin. Marker von dunklen Ecken dürfen nur dorthin, wo die Ecken dunkel sind, es sei denn, du hast keine anderen mehr. Manche kosten oder bringen Geld.
# Was eine Stadt wert ist
Ein Marker in Kansas City bringt sofort {kansas_dollars} und kostet am Ende {kansas_points, plural, one {# Punkt} other {# Punkte}}. Ein Pfeil zwischen zwei Städten mit je einem Marker von dir gibt, was er zeigt: sofort eine Karte{edition, select, first {} other { oder ein Tauschplättchen}}, am Ende Punkte, manche davon negativ.`,

  'railroad.title': 'Eisenbahn und Bahnhöfe',
  'railroad': `Deine Lok fährt auf der Eisenbahnstrecke unter den Städten.
• Aktionen sagen, wie weit: oft ein Feld für jeden deiner Ingenieure. Vorwärts darfst du auch weniger weit ziehen; rückwärts muss es genau diese Zahl sein.
• Felder mit einer anderen Lok werden übersprungen und nicht gezählt. Ein Ausfahrtsfeld liegt neben der Strecke: Du darfst daran vorbeifahren oder hindurch; dann zählt es als ein Feld.
• Wer auf einem Ausfahrtsfeld anhält, darf dessen Bahnhof sofort ausbauen: den Preis zahlen und einen Marker legen. Es gibt {stations, plural, one {# Bahnhof} other {# Bahnhöfe}}, und jeder bringt am Ende seine Punkte.
• Auf dem letzten Feld ist die Fahrt zu Ende: Baue, wenn du willst, den letzten Bahnhof aus, fahre mindestens ein Feld auf einen freien Platz zurück und nimm 3 $.
# Bahnhofsvorsteher
An {masters, plural, one {# Bahnhof} other {# Bahnhöfen}} wartet ein Bahnhofsvorsteher. Wer einen solchen Bahnhof ausbaut, darf sofort einen eingestellten Arbeiter für immer dorthin schicken und das Plättchen nehmen, falls es noch da liegt. Es bringt sofort etwas oder ein dauerhaftes Zertifikat und am Ende Punkte auf seine eigene Weise. Wer darauf verzichtet, kann es nicht nachholen.
# Transport
Eine Lieferung kostet 1 $ für jedes Streckenkreuz zwischen dem Vorderteil deiner Lok und der Zahl der Stadt. Es gibt {crosses, plural, one {# Streckenkreuz} other {# Streckenkreuze}}; steht deine Lok schon so weit vorn, ist der Transport kostenlos.`,

  'certificates.title': 'Zertifikate',
  'certificates': `Zertifikate machen eine Herde wertvoller: Jedes erhöht ihren Zuchtwert in Kansas City um 1. Das bringt einen Dollar mehr und vielleicht eine fernere Stadt.
# Temporäre
Sie werden auf einer Leiste gezählt: {track}. Jedes erhaltene Zertifikat rückt den Zertifikatsmarker ein Feld vor; das letzte Feld bringt also zwei auf einmal. Ausgegebene rücken ihn um ganze Felder zurück.
• Anfangs darfst du 3 haben. Ein Kreisfeld mit weißen Ecken erhöht das Limit auf 4; ist auch das mit dunklen Ecken frei, auf 6. Das mit den dunklen Ecken allein ändert nichts.
• Wie viele du ausgibst, entscheidest du, wenn du deine Hand zeigst. Du darfst mehr ausgeben, als die Stadt verlangt: Jedes bringt trotzdem einen Dollar.
• Was du nicht ausgibst, bleibt dir.
# Dauerhafte
Sie kommen mit manchen Bahnhofsvorstehern. Jedes erhöht jede Lieferung um 1 und wird nie verbraucht.
# Woher sie kommen
Aus Aktionen von Gebäuden, aus Sonderaktionen am Weg, durch Abwerfen grauer Rinder für eingestellte Ingenieure und durch die Hilfsaktion, die deine Lok zurückfahren lässt.`,

  'objectives.title': 'Auftragskarten',
  'objectives': `Eine Auftragskarte nennt Aufgaben, die du bis zum Ende erfüllen sollst: Rinder eines bestimmten Werts, Gebäude, Gefahren, {edition, select, first {Tipiplättchen} other {Gesetzlosenplättchen}}, Bahnhöfe, eine Lieferung nach {edition, select, first {San Francisco} other {New York}}.
• Alle beginnen mit einer Startkarte vor sich. Wird sie nicht erfüllt, kostet sie nichts.
• Weitere kommen von neutralen Gebäuden, von Pfeilen zwischen Städten und von einigen Plättchen. Die meisten kommen auf deinen Ablagestapel, und du ziehst sie später wie eine Rinderkarte. Auf der Hand nehmen sie deren Platz ein.
• Aus der Hand spielst du sie vor deinem Zug oder zwischen zwei Aktionen aus, nie mitten in einer. Dann darfst du ihre Sofortaktion ausführen: Geld, Karten, die Lok, Schritte ohne Gebühren oder eine Hilfsaktion. Von da an liegt sie vor dir.
# Am Ende
Eine Karte vor dir bringt ihre Punkte, wenn alle ihre Aufgaben erfüllt sind; sonst verlierst du die aufgedruckten Minuspunkte. Alles zählt nur für eine Karte: Verlangen zwei Karten je ein Gebäude, brauchst du zwei.
Bei Karten, die dann noch auf der Hand, im Nachziehstapel oder im Ablagestapel sind, darfst du wählen, ob du sie wertest. Das Programm findet die beste Zuordnung.`,

  'workers.title': 'Arbeiter und Arbeitsmarkt',
  'workers': `Cowboys kaufen Rinder, {edition, select, first {Handwerker} other {Baumeister}} errichten Gebäude, Ingenieure bewegen die Lok. Je einer ist auf deiner Spielerablage aufgedruckt; in jeder Reihe ist Platz für fünf weitere.
# Einstellen
Nimm einen Arbeiter vom Arbeitsmarkt, zahle den Preis der Zeile, verändert um das, was die Aktion sagt, und lege ihn auf den nächsten freien Platz seiner Reihe. Die Zeilen kosten von {cheapest} bis {dearest}. Zeigt der Platz eine Aktion, führe sie sofort aus oder verzichte darauf. Eine volle Reihe nimmt keinen mehr auf.
Der fünfte und der sechste Arbeiter einer Reihe bringen je {worker_points, plural, one {# Punkt} other {# Punkte}}.
# Arbeitsmarkt
Er hat {rows, plural, one {# Zeile} other {# Zeilen}} mit so vielen Plätzen, wie Spieler am Tisch sind. In Kansas City gewählte Arbeiter füllen ihn Platz für Platz. Kommt einer auf den Platz des Anzeigers, rückt dieser eine Zeile nach unten. Arbeiter in der Zeile des Anzeigers und darunter sind noch nicht zu haben.
Verlässt der Anzeiger Zeile {refills}, wird der Rindermarkt aufgefüllt. Verlässt er die letzte, wird das Ende ausgelöst.
# Bahnhofsvorsteher
Ein Arbeiter, der Bahnhofsvorsteher wird, verlässt seine Reihe. Sein Platz ist wieder frei; wer dort später eingestellt wird, löst dessen Aktion erneut aus.`,

  'end.title': 'Ende und Wertung',
  'end': `Verlässt der Anzeiger die letzte Zeile des Arbeitsmarkts, nimmt ihn, wer das ausgelöst hat, und beendet seinen Zug. Alle anderen sind noch genau einmal am Zug. Arbeiter werden in Kansas City von da an nicht mehr gewählt.
# Punkte
• Dollar: 1 Punkt für je volle 5 $
• deine Gebäude auf dem Pfad: wie aufgedruckt
• Städte und die Pfeile zwischen ihnen
• Bahnhöfe mit deinem Marker
• Gefahrenplättchen
• Rinderkarten, wo immer sie sind
• Auftragskarten, erfüllte und nicht erfüllte
• Bahnhofsvorsteher, jeder auf seine Weise
• {worker_points, plural, one {# Punkt} other {# Punkte}} für jeden Arbeiter auf einem fünften oder sechsten Platz
• {step_points, plural, one {# Punkt} other {# Punkte}}, wenn der Marker des Schrittlimits, der Punkte zeigt, deine Spielerablage verlassen hat
• 2 Punkte für den Arbeitsmarkt-Anzeiger
Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.
# Woher die Punkte kommen
Viele ferne Städte, eine starke Herde und ein klarer Schwerpunkt bringen mehr als ein wenig von allem.`,

  'rails.title': 'Erweiterung: Rails to the North',
  'rails': `Die Erweiterung legt eine Karte mit {towns, plural, one {# Siedlung} other {# Siedlungen}} nördlich der Städte aus. Jeder hat {offices, plural, one {# Zweigstelle} other {# Zweigstellen}}.
# Eine Zweigstelle gründen
Dafür gibt es eine neue Hilfsaktion: Wirf eine Rinderkarte mit Zuchtwert 2 ab{edition, select, first {} other { und zahle 1 $}}. Auch manche Plättchen erlauben es. Ein Gleis muss die Siedlung mit der Leitstelle Kansas City, mit einer Stadt mit deinem Marker oder mit einer Siedlung mit deiner Zweigstelle verbinden. Je Siedlung hat jeder höchstens eine. Ein Platz kann Dollar kosten oder etwas bringen.
• Eine kleine Siedlung bringt nur die Verbindung. In einer Bahnhofssiedlung darfst du den Bahnhof sofort ausbauen. In einer mittleren Siedlung darfst du das Bonusplättchen sofort nutzen. An das Stadtwappen einer großen Siedlung darfst du von nun an liefern.
# Glocken
Zweigstellen werden aus {office_rows, plural, one {# Reihe} other {# Reihen}} zu {per_row} genommen. Eine leere Reihe legt eine Glocke frei; manche Reihen bringen auch ein Tauschplättchen. Das Stadtwappen einer großen Siedlung bringt Punkte für jede Glocke.
# Lieferungen
Die Städte sind andere als im Grundspiel, mit eigenen Werten und Pfeilen. Ein Marker in Kansas City kostet {rails_kansas_points, plural, one {# Punkt} other {# Punkte}}.
# Außerdem
Mehr Bahnhofsvorsteher, weitere Gebäude, ein Marker mehr{edition, select, first { und Tauschplättchen: Gib jederzeit eines ab, um bis zu zwei Karten zu ziehen und ebenso viele abzuwerfen} other {}}.{edition, select, first {} other { Viele Angaben dieser Ausgabe sind rekonstruiert: Sie tragen eine gepunktete Ecke.}}`,

  'solo.title': 'Automatische Gegner',
  'solo': `Allein spielst du gegen einen Gegner, den ein Kartenstapel lenkt: Garth und Brisco haben Fans erdacht, Sam gehört zur zweiten Ausgabe. Garth spielt auch mit zwei oder drei Personen mit.
# Sein Zug
• Er deckt eine Karte auf. Sie sagt, wie weit er auf dem kürzesten Weg zieht und was er dann tut. Wo er dabei anhält, spielt keine Rolle.
• Manche Karten wirken nur, wenn er auf eine Art von Arbeitern spezialisiert ist: die Art, von der er am meisten hat.
• Er hat kein Geld, keine Hand und keine Zertifikate und zahlt nichts. Kommt er an einer Hand auf deinem Gebäude vorbei, zahlt die Bank dir die Gebühr.
# In Kansas City
Er hat kein Einkommen. Seine Plättchen der Vorschau bestimmt der Zufall; für Brisco wählst du sie. Er liefert in die erste Stadt seiner Stufe, dann Schritt für Schritt in bessere. Seine Marker schalten nichts frei.
# Punkte
Er wertet wie ein Spieler, aber nichts für Dollar und Bahnhofsvorsteher. Seine Auftragskarten zählen in jedem Fall, erfüllt oder nicht.
# Stufen
Schwerer heißt: mehr Arbeiter zu Beginn, eine bessere erste Lieferung oder weniger Karten, die nichts tun. Von Sams Karten ist wenig bekannt: Die meisten sind rekonstruiert.`,

  'elpaso-turn.title': 'El Paso: dein Zug',
  'elpaso-turn': `El Paso spielt auf einem Rundweg. Ein Zug hat drei Teile.
• Ziehen: einen bis {steps, plural, one {# Schritt} other {# Schritte}} im Uhrzeigersinn; jeder dafür abgeworfene Cowboy bringt einen mehr. Orte sind El Paso und alle Gebäude, auch fremde. Leere Felder zählen nicht, und Gebühren gibt es nicht. An einer Gabelung wählst du den Weg.
• Handeln: Bei einem neutralen oder eigenen Gebäude führst du jede Aktion einmal aus, in beliebiger Reihenfolge, oder stattdessen eine Hilfsaktion. Bei einem fremden Gebäude gibt es nur eine Hilfsaktion. In El Paso lieferst du.
• Nachziehen: Fülle deine Hand auf {hand, plural, one {# Karte} other {# Karten}} auf. Ein gezogener Arbeiter kommt sofort in deinen Arbeiterbereich, und du ziehst weiter.
Dein erster Zug beginnt ohne Schritte: Stelle deinen Viehtreiber auf ein beliebiges neutrales Gebäude und handle dort.
# Jederzeit in deinem Zug
• Gib ein Tauschplättchen ab: eine Karte ziehen, eine abwerfen.
• Wirf einen Arbeiter aus deinem Bereich für seinen Bonus ab: ein Schritt mehr, Dollar oder ein Zertifikat.
# Vor dem ersten Zug
Alle wählen der Reihe nach eines der ausliegenden Zielplättchen.`,

  'elpaso-cards.title': 'El Paso: Arbeiter, Rinder, Zugkarten, Gebäude',
  'elpaso-cards': `# Arbeiter sind Karten
Cowboys bezahlen Rinder, Ingenieure Zugkarten, Baumeister Gebäude; ein Joker steht für jeden von ihnen. Jeder eingesetzte wird abgeworfen und kostet außerdem {worker_price}. Später ziehst du ihn wieder. Einstellen bringt eine Karte in deinen Bereich; ein Joker kostet {joker} mehr.
# Rinder
Je besser die Rinderart, desto mehr Cowboys verlangt sie. Was du kaufst, kommt auf den Ablagestapel.
# Zugkarten
{trains, plural, one {# Zugkarte liegt} other {# Zugkarten liegen}} für alle aus. Bezahle die Ingenieure der Karte und nutze dann jeden ihrer Waggons einmal, in beliebiger Reihenfolge. Waggons bringen Zertifikate, Plättchen, Rinder, Arbeiter oder Schritte.
# Gebäude
Es gibt {kinds, plural, one {# Art} other {# Arten}}, und alle bauen von denselben Stapeln. Bezahle die Baumeister und was das Feld kostet, und kennzeichne das Gebäude als deines. Du hast {markers, plural, one {# Eigentumsmarker} other {# Eigentumsmarker}}. Ein eigenes Gebäude darfst du durch ein teureres ersetzen und zahlst nur die Differenz; der Eigentumsmarker bleibt.
# Plättchen
Zielplättchen bringen am Ende Punkte, wenn du hast, was sie verlangen; alles zählt nur für eines. Bonusplättchen bringen Punkte und helfen sofort oder auf Dauer. Nimm ein ausliegendes oder verdeckt das oberste des Stapels.`,

  'elpaso-delivery.title': 'El Paso: Lieferung',
  'elpaso-delivery': `Wer El Paso erreicht, hält dort an. Dann, in dieser Reihenfolge:
• nimm {arrival};
• lege ein Simmental-Rind auf deinen Ablagestapel, solange es welche gibt;
• zeige deine Hand und liefere sie.
# Was die Herde wert ist
Zähle die Werte der verschiedenen Rinderarten auf deiner Hand und deine dauerhaften Zertifikate zusammen. Ein Bonusplättchen kann eine doppelte Karte zählen lassen. Dann gib so viele Zertifikate aus, wie du willst, je 1; höchstens {limit} kannst du haben.
# Handelsposten
Ihre Werte sind {posts}. Wähle einen, den deine Summe erreicht und auf dem keine Scheibe von dir liegt; {again} darfst du beliebig oft nutzen. Lege eine deiner {discs, plural, one {# Scheibe} other {# Scheiben}} dorthin. Scheiben von dunklen Ecken dürfen nur auf dunkle Handelsposten. Jede gelegte Scheibe schaltet ihre Fähigkeit dauerhaft frei: eine bessere Hilfsaktion, ein höheres Handkarten- oder Schrittlimit oder ein dauerhaftes Zertifikat. Manche bringen oder kosten Dollar.
Der Handelsposten kann dich sofort belohnen. Scheiben auf dunklen bringen am Ende Punkte.
Dann wirf deine Hand ab und ziehe eine neue. Simmental-Rinder sind etwas wert, aber auf der Hand zählt nur eines davon.`,

  'elpaso-end.title': 'El Paso: Ende und Wertung',
  'elpaso-end': `Die Simmental-Karten sind die Uhr. Ist die letzte genommen, stellt sich auf ihr Feld, wer als Nächstes El Paso erreicht. Das bringt {last_points, plural, one {# Punkt} other {# Punkte}}; diese Person liefert wie sonst und ist fertig. Alle anderen sind noch einmal am Zug.
# Punkte
• Dollar: 1 Punkt für je volle {per}
• deine Gebäude
• deine Scheiben auf Handelsposten
• Arbeiterkarten: je {worker_points, plural, one {# Punkt} other {# Punkte}}, wo immer sie sind
• Rinderkarten, wo immer sie sind
• Bonusplättchen
• erfüllte Zielplättchen; die anderen kosten nichts
Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Geld übrig hat; herrscht auch hier Gleichstand, wird der Sieg geteilt.
# Wie sicher das ist
Etwa die Hälfte der Zahlen ist nicht vom Spielmaterial abgelesen. Diese sind rekonstruiert und tragen eine gepunktete Ecke.`,

  'elpaso-sue.title': 'El Paso: Sue',
  'elpaso-sue': `Sue ist die Gegnerin für eine Person. Sie hat eine Reihe Arbeiter, einen Vorrat an Karten und einen Automa-Stapel, der sagt, was sie tut, aber weder Geld noch eine Hand.
# Ihr Zug
• Sie deckt eine Karte auf und zieht: so viele Schritte oder einen für jeden Arbeiter einer Art. An einer Gabelung nimmt sie den kürzeren Weg.
• Dann tut sie, was die Karte sagt, wo immer sie steht: von ihrem Vorrat ziehen, Rinder kaufen, eine Zugkarte nutzen, bauen oder von den letzten dreien das, wofür sie die meisten Arbeiter hat.
• Je mehr Arbeiter einer Art sie hat, desto besser, was sie bekommt. Sie wirft sie nie ab und zahlt nichts.
# In El Paso
Sie nimmt ein Simmental-Rind und legt eine Scheibe auf den nächsthöheren Handelsposten.
# Punkte
Sie wertet wie du, hat aber keine Dollar. Alle ihre Zielplättchen gelten als erfüllt.
# Stufen
Je schwerer die Stufe, desto mehr der drei B-Karten kommen in ihren Stapel. Was auf ihren Karten steht, ist rekonstruiert.`,
} satisfies Record<string, string>;
