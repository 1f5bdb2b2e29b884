// Die Regeln in eigenen Worten. Ein Thema ist eine Nachricht: je Zeile ein Absatz, "# " vor einer Überschrift, "• " vor
// einem Punkt; Zahlen kommen aus den Spielteilen. `edition` ist "first" oder "second".
export default {
  'turn.title': 'Dein Zug',
  'turn': `Ein Zug hat drei Teile, einen nach dem anderen.
• Ziehen: Zieh deinen Viehtreiber auf dem Pfad vorwärts, mindestens einen Schritt und höchstens so weit, wie dein Schrittlimit erlaubt.
• Handeln: Nutze den Ort, an dem du angehalten hast. Bei einem neutralen oder einem eigenen Gebäude darfst du jede Aktion einmal ausführen, in beliebiger Reihenfolge, und weglassen, was du nicht willst. Statt all dessen darfst du eine einfache Hilfsaktion deiner Spielerablage ausführen. Bei einem fremden Gebäude, auf einer Gefahr oder auf {edition, select, first {einem Tipiplättchen} other {einem Gesetzlosenplättchen}} gibt es nur diese eine Hilfsaktion.
• Nachziehen: Fülle deine Hand bis zum Handkartenlimit auf. Der Ablagestapel wird erst gemischt, wenn eine Karte gebraucht wird und der Nachziehstapel leer ist.
Dein erster Zug beginnt ohne Schritte: Stelle deinen Viehtreiber auf ein beliebiges neutrales Gebäude und handle dort.{edition, select, first {} other { Startkarten für den ersten, zweiten, dritten und vierten Spieler: {hands}. Vor dem ersten Zug wirft jeder bis auf {hand} ab.}}
# Wie eine Partie verläuft
Du reist immer wieder vom Beginn des Pfads nach Kansas City. Unterwegs sammelst du Geld, Arbeiter und bessere Rinder; in Kansas City verkaufst du die Herde auf deiner Hand und lieferst sie mit der Bahn; dann beginnt die nächste Reise. Der Arbeitsmarkt ist die Uhr des Spiels.{edition, select, first {} other {
# Tauschplättchen
Zu Beginn hat jeder {tokens}. Gib jederzeit eines ab, um bis zu zwei Karten zu ziehen und ebenso viele abzuwerfen.}}`,

  'movement.title': 'Schritte und Gebühren',
  'movement': `Ein Schritt führt von einem Ort zum nächsten. Orte sind die Plättchen auf dem Pfad: Gebäude von wem auch immer, Gefahren, {edition, select, first {Tipiplättchen} other {Gesetzlosenplättchen}} und Kansas City. Leere Felder kosten keinen Schritt.
• Bei {players} Spielern beträgt das Schrittlimit anfangs {steps}. Zwei Kreisfelder erhöhen es, am Ende auf {most_steps}.
• An einer Gabelung wählst du den Weg. Niemand zieht zurück, und niemand zieht an Kansas City vorbei: Wer dort ankommt, hält an.
• An einem Ort dürfen beliebig viele {edition, select, other {Viehtreiber}} stehen.
# Gebühren
Eine Hand auf einem Plättchen verlangt eine Gebühr von allen, die dort anhalten oder vorbeiziehen. Bei {players} Spielern kostet eine grüne Hand {green}, eine schwarze {black}; zeigt ein Plättchen beide, zahlst du beide. Für ein Gebäude erhält sie der Besitzer, sonst die Bank. Eigene Gebäude kosten dich nichts.
Gebühren werden Ort für Ort beglichen. Wer zu wenig hat, zahlt, was übrig ist, und schuldet nichts.
# Weiterziehen
Manche Aktionen lassen deinen {edition, select, other {Viehtreiber}} im selben Zug weiterziehen. Gebühren fallen an wie sonst, und auch der neue Ort wird genutzt; was am alten noch zu tun war, verfällt. Zieh also zuletzt weiter.`,

  'neutral.title': 'Neutrale Gebäude und Hilfsaktionen',
  'neutral': `Die {neutral} neutralen Gebäude stehen von Anfang an am Pfad. Sie gehören niemandem, kosten keine Gebühr und dienen allen.
• Hier stellst du ein, baust, kaufst Rinder, bewegst die Lok, entfernst Gefahren, {edition, select, first {treibst Handel} other {kassierst Kopfgeld}} und nimmst Auftragskarten.
• Jede Aktion einmal je Besuch, in beliebiger Reihenfolge. Von zwei Aktionen mit Schrägstrich nur eine.
• Einige kaufen dir eine bestimmte Rinderart aus der Hand für ein paar Dollar ab. Das bringt nicht nur Geld: Die Karte macht vor Kansas City Platz für eine andere.
• In der ersten Partie steht Gebäude A auf Feld A und so weiter; später können sie zufällig verteilt werden, und jede Partie hat ihren eigenen Pfad.
# Hilfsaktionen
Deine Spielerablage bietet kleine Aktionen: Geld nehmen oder Karten ziehen und abwerfen. Weitere öffnen sich, wenn Marker die Spielerablage verlassen: Zertifikate, Fahrten der Lok, Karten für immer entfernen.
• Eine einfache kannst du statt der Aktionen eines Gebäudes ausführen, wo immer du anhältst, nur nicht in Kansas City.
• Die doppelte Form muss durch einen eigenen Marker geöffnet sein, und eine Aktion muss die doppelte erlauben.`,

  'buildings.title': 'Eigene Gebäude',
  'buildings': `Alle haben die gleichen {buildings, plural, one {# Gebäude} other {# Gebäude}} mit derselben Seite nach oben. Eine Bauaktion stellt eines davon auf ein beliebiges leeres Gebäudefeld des Pfads, wo immer du stehst.
• Du brauchst so viele {edition, select, first {Handwerker} other {Baumeister}}, wie das Plättchen zeigt. Sie bleiben bei dir. Für jeden davon zahlst du, was die Aktion sagt.
• Nur du nutzt dein Gebäude. Andere führen dort eine Hilfsaktion aus, und wenn es Hände zeigt, zahlen sie an dich.
• Auf manchen Feldern ist eine Sonderaktion aufgedruckt. Sie gehört zu dem Gebäude, das dort steht, einmal je Besuch.
• Felder am Wald sind für Aktionen wichtig, die deine Gebäude am Wald zählen.
# Ersetzen
Stattdessen darfst du ein Gebäude an die Stelle eines eigenen setzen, das weniger {edition, select, first {Handwerker} other {Baumeister}} braucht. Nötig und zu bezahlen ist nur der Unterschied; das alte Plättchen kommt aus dem Spiel. Plättchen, die mehr als sechs brauchen, kommen nur so ins Spiel.
Ersetzt du das Gebäude, auf dem du stehst, nutzt du das neue nicht mehr in diesem Zug. Am Ende zählt jedes deiner Gebäude auf dem Pfad die aufgedruckten Punkte.`,

  'hazards.title': '{edition, select, first {Gefahren und Tipis} other {Gefahren und Gesetzlose}}',
  'hazards': `# Gefahren
Überschwemmung, Dürre und Steinschlag füllen drei Abzweige des Pfads. Jede zeigt eine Hand: Darauf anzuhalten oder vorbeizuziehen kostet diese Gebühr an die Bank. Eine Aktion entfernt eine Gefahr, wo auch immer sie liegt; du zahlst, was die Aktion verlangt, und behältst das Plättchen. Es zählt seine Punkte, hilft bei Aufträgen, und der Weg wird für alle billiger.
# {edition, select, first {Tipis} other {Gesetzlose}}
{edition, select, first {Handel treiben heißt: ein Tipiplättchen nehmen und die Dollar über seinem Feld erhalten. Auf den niedrigsten Feldern zahlst du stattdessen, und nur wenn du es kannst.} other {Kopfgeld kassieren heißt: ein Gesetzlosenplättchen nehmen und erhalten, was über seinem Feld steht: Dollar oder ein Tauschplättchen.}}
• Grüne und {edition, select, first {blaue} other {orange}} dienen Auftragskarten, einem Gebäude und einem Bahnhofsvorsteher; oft braucht es von jeder Farbe eines.
• Drei Felder liegen neben dem Pfad: An ihnen muss niemand vorbei.
# Neue Plättchen
Wer in Kansas City ankommt, wählt aus, was als Nächstes kommt. Jedes Plättchen kommt auf die niedrigste freie Zahl seiner Art. Ist keine frei, kommt es aus dem Spiel.
Wird das Plättchen unter einem {edition, select, other {Viehtreiber}} weggenommen, bleibt die Figur auf dem leeren Feld und zieht von dort weiter.`,

  'herd.title': 'Hand und Herde',
  'herd': `Du beginnst mit {herd} Rinderkarten von vier Rinderarten und hältst {hand} auf der Hand. Jede Karte hat einen Zuchtwert.
• In Kansas City zählt jede Rinderart auf deiner Hand einmal, wie viele Karten davon du auch hältst. Unterwegs wirst du also Doppelte los: durch Aktionen, die eine Rinderart kaufen, oder durch Ziehen und Abwerfen.
• Gekaufte Karten kommen auf deinen Ablagestapel und tauchen nach dem nächsten Mischen auf. Eine verkaufte Herde ebenso.
# Rinder kaufen
Bei {players} Spielern liegen anfangs so viele Karten auf dem Rindermarkt: {market}. Bei einem Kauf arbeitet jeder deiner Cowboys einmal. Ein Preis nennt Cowboys und Dollar: je mehr Cowboys, desto weniger Dollar, und mit genügend vielen zwei Karten auf einmal. Statt zu kaufen, darf ein Cowboy zwei weitere Karten vom Stapel aufdecken.
Aufgefüllt wird der Markt erst, wenn der Arbeitsmarkt-Anzeiger bestimmte Zeilen verlässt.
# Handkartenlimit
Anfangs {hand}. Zwei Kreisfelder erhöhen es um je eins; jedes kostet {hand_price}, wenn sein Marker geht.
# Punkte
Am Ende zählt jede deiner Rinderkarten, ob auf der Hand, im Nachziehstapel oder im Ablagestapel.{edition, select, first {} other {
# Orange Rinder
Simmental-Kälber einer verkauften Herde dürfen zu Färsen heranwachsen, Färsen zu Kühen. Brahman-Rinder bringen beim Verkauf zusätzliche Dollar. Alle orangen Karten zählen als eine Rinderart.}}`,

  'kansas-city.title': 'Kansas City und Lieferung',
  'kansas-city': `Wer Kansas City erreicht, geht durch fünf Schritte.
• Eins bis drei: Wähle in jeder Spalte der Vorschau eines der beiden Plättchen. Es kommt ins Spiel: Gefahren und {edition, select, first {Tipiplättchen} other {Gesetzlose}} auf den Pfad, Arbeiter auf den Arbeitsmarkt.
• Vier, Einkommen: Zeige deine Hand. Zähle den Zuchtwert jeder verschiedenen Rinderart zusammen, dazu deine dauerhaften Zertifikate und so viele temporäre, wie du ausgibst. Nimm ebenso viele Dollar, dann wirf die ganze Hand ab.
• Fünf, Lieferung: Wähle eine Stadt, deren Wert nicht über dieser Summe liegt und in der noch kein Marker von dir ist. Kansas City und {edition, select, first {San Francisco} other {New York}} darfst du immer wieder beliefern. Lege einen Marker deiner Spielerablage dorthin, führe aus, was die Pfeile sagen, und zahle den Transport.
Dann kehrt dein {edition, select, other {Viehtreiber}} zum Beginn zurück, die Vorschau wird aufgefüllt, und du ziehst nach.
# Marker
Unter jedem Marker liegt eine Fähigkeit, die dir von nun an gehört. Marker von weißen Ecken dürfen überallhin. Marker von dunklen Ecken nur dorthin, wo die Ecken dunkel sind, es sei denn, es gibt keine anderen mehr. Manche kosten oder bringen Geld.
# Was eine Stadt wert ist
Ein Marker in Kansas City bringt sofort {kansas_dollars} und kostet am Ende {kansas_points, plural, one {# Punkt} other {# Punkte}}. Ein Pfeil zwischen zwei Städten mit je einem Marker von dir gibt, was er zeigt: sofort eine Karte{edition, select, first {} other { oder ein Tauschplättchen}}, am Ende Punkte, manche davon negativ.`,

  'railroad.title': 'Eisenbahn und Bahnhöfe',
  'railroad': `Deine Lok fährt auf der Strecke unter den Städten.
• Aktionen sagen, wie weit: oft ein Feld für jeden deiner Ingenieure. Vorwärts heißt ein Feld bis zu dieser Zahl; rückwärts heißt genau diese Zahl.
• Felder mit einer anderen Lok werden übersprungen und nicht gezählt. Ein Ausfahrtsfeld liegt neben der Strecke; du darfst hindurch- oder daran vorbeifahren, und hindurch zählt es als ein Feld.
• Wer auf einem Ausfahrtsfeld anhält, darf dessen Bahnhof sofort ausbauen: den Preis zahlen und einen Marker legen. Es gibt {stations, plural, one {# Bahnhof} other {# Bahnhöfe}}, und jeder zählt am Ende seine Punkte.
• Auf dem letzten Feld ist die Fahrt zu Ende: Baue, wenn du willst, den letzten Bahnhof aus, fahre mindestens ein Feld auf einen freien Platz zurück und nimm 3 $.
# Bahnhofsvorsteher
An {masters, plural, one {# Bahnhof} other {# Bahnhöfen}} wartet ein Bahnhofsvorsteher. Wer einen solchen Bahnhof ausbaut, darf sofort einen eingestellten Arbeiter für immer dorthin schicken und das Plättchen nehmen, falls es noch da liegt. Es gibt jetzt etwas und zählt am Ende auf seine Weise. Wer verzichtet, hat keine zweite Gelegenheit.
# Transport
Eine Lieferung kostet 1 $ für jedes Kreuz zwischen der Spitze deiner Lok und der Zahl der Stadt. Es gibt {crosses, plural, one {# Kreuz} other {# Kreuze}}; eine Lok, die vorausgefahren ist, liefert kostenlos.`,

  'certificates.title': 'Zertifikate',
  'certificates': `Zertifikate machen eine Herde wertvoller: Jedes erhöht ihren Zuchtwert in Kansas City um 1, bringt also einen Dollar Einkommen und vielleicht eine fernere Stadt.
# Temporäre
Sie werden auf einer Leiste gezählt: {track}. Ein Gewinn rückt den Anzeiger um ein Feld vor, der letzte Schritt bringt also zwei auf einmal; was du ausgibst, rückt ihn um ganze Felder zurück.
• Anfangs darfst du 3 haben. Ein Kreisfeld mit weißen Ecken erhöht das Limit auf 4; ist auch das mit dunklen Ecken frei, auf 6. Das dunkle allein ändert nichts.
• Wie viele du ausgibst, entscheidest du, wenn du deine Hand zeigst. Mehr, als die Stadt verlangt, ist erlaubt: Jedes ist noch immer einen Dollar wert.
• Was du nicht ausgibst, bleibt dir.
# Dauerhafte
Sie kommen mit manchen Bahnhofsvorstehern. Jedes erhöht jede Lieferung um 1 und wird nie verbraucht.
# Woher sie kommen
Aus Aktionen von Gebäuden, aus Sonderaktionen am Weg, durch Abwerfen grauer Rinder für eingestellte Ingenieure und durch die Hilfsaktion, die deine Lok zurückfahren lässt.`,

  'objectives.title': 'Auftragskarten',
  'objectives': `Eine Auftragskarte verlangt Dinge, die du am Ende des Spiels hast: Rinder eines bestimmten Werts, Gebäude, Gefahren, {edition, select, first {Tipiplättchen} other {Gesetzlosenplättchen}}, Bahnhöfe, eine Lieferung nach {edition, select, first {San Francisco} other {New York}}.
• Alle beginnen mit einer Startkarte vor sich. Misslingt sie, kostet sie nichts.
• Weitere kommen von neutralen Gebäuden, von Pfeilen zwischen Städten und von einigen Plättchen. Die meisten kommen auf deinen Ablagestapel und ziehen mit der Herde mit, bis du sie ziehst. Auf der Hand nehmen sie den Platz einer Rinderkarte ein.
• Aus der Hand spielst du sie vor deinem Zug oder zwischen zwei Aktionen aus, nie mitten in einer. Ihre Sofortaktion gehört dir: Geld, Karten, eine Fahrt, Schritte ohne Gebühren oder eine Hilfsaktion. Von da an liegt sie vor dir.
# Am Ende
Eine Karte vor dir zählt ihre Punkte, wenn alle ihre Aufgaben erfüllt sind; sonst kostet sie ihren Abzug. Jedes Ding dient nur einer Karte: Verlangen zwei Karten je ein Gebäude, brauchst du zwei.
Karten, die dann noch auf der Hand, im Nachziehstapel oder im Ablagestapel sind, darfst du nach Belieben hinzunehmen oder weglassen. Das Programm findet die beste Zuordnung.`,

  'workers.title': 'Arbeiter und Arbeitsmarkt',
  'workers': `Cowboys kaufen Rinder, {edition, select, first {Handwerker} other {Baumeister}} errichten Gebäude, Ingenieure bewegen die Lok. Je einer ist auf deiner Spielerablage aufgedruckt; in jeder Reihe ist Platz für fünf weitere.
# Einstellen
Nimm einen Arbeiter vom Arbeitsmarkt, zahle den Preis der Zeile, verändert um das, was die Aktion sagt, und lege ihn auf den nächsten freien Platz seiner Reihe. Die Zeilen kosten von {cheapest} bis {dearest}. Zeigt der Platz eine Aktion, führe sie sofort aus oder verzichte darauf. Eine volle Reihe nimmt keinen mehr auf.
Der fünfte und der sechste Arbeiter einer Reihe zählen je {worker_points, plural, one {# Punkt} other {# Punkte}}.
# Arbeitsmarkt
Er hat {rows, plural, one {# Zeile} other {# Zeilen}} mit so vielen Plätzen, wie Spieler am Tisch sind. In Kansas City gewählte Arbeiter füllen ihn Platz für Platz. Kommt einer auf den Platz des Anzeigers, rückt dieser eine Zeile nach unten. Arbeiter in der Zeile des Anzeigers und darunter sind noch nicht zu haben.
Verlässt der Anzeiger Zeile {refills}, wird der Rindermarkt aufgefüllt. Verlässt er die letzte, steht das Ende bevor.
# Bahnhofsvorsteher
Ein Arbeiter, der Bahnhofsvorsteher wird, verlässt seine Reihe. Sein Platz ist wieder frei, und dessen Aktion kann erneut genutzt werden.`,

  'end.title': 'Ende und Wertung',
  'end': `Verlässt der Anzeiger die letzte Zeile des Arbeitsmarkts, nimmt ihn, wer das ausgelöst hat, und beendet seinen Zug. Alle anderen sind noch genau einmal am Zug. Arbeiter werden in Kansas City von da an nicht mehr gewählt.
# Punkte
• Dollar: 1 Punkt für je volle 5 $
• deine Gebäude auf dem Pfad: wie aufgedruckt
• Städte und die Pfeile zwischen ihnen
• Bahnhöfe mit deinem Marker
• Gefahrenplättchen
• Rinderkarten, wo immer sie sind
• Auftragskarten, erfüllte wie misslungene
• Bahnhofsvorsteher, jeder auf seine Weise
• {worker_points, plural, one {# Punkt} other {# Punkte}} für jeden Arbeiter auf einem fünften oder sechsten Platz
• {step_points, plural, one {# Punkt} other {# Punkte}}, wenn der Marker des Schrittlimits, der Punkte zeigt, deine Spielerablage verlassen hat
• 2 Punkte für den Arbeitsmarkt-Anzeiger
Wer die meisten Punkte hat, gewinnt. Haben mehrere die meisten, teilen sie sich den Sieg.
# Woher die Punkte kommen
Eine lange Reihe ferner Städte, eine starke Herde und eine gründlich verfolgte Spezialität schlagen ein wenig von allem.`,

  'rails.title': 'Erweiterung: Rails to the North',
  'rails': `Die Erweiterung legt eine Karte mit {towns, plural, one {# Siedlung} other {# Siedlungen}} nördlich der Städte aus. Jeder hat {offices, plural, one {# Zweigstelle} other {# Zweigstellen}}.
# Eine Zweigstelle gründen
Das leistet eine neue Hilfsaktion: Wirf eine Rinderkarte mit Zuchtwert 2 ab{edition, select, first {} other { und zahle 1 $}}. Auch manche Plättchen erlauben es. Ein Gleis muss die Siedlung mit dem Hauptsitz in Kansas City, mit einer Stadt mit deinem Marker oder mit einer Siedlung mit deiner Zweigstelle verbinden. Je Siedlung hat jeder höchstens eine. Ein Platz kann Dollar kosten oder etwas bringen.
• Kleine Siedlungen führen weiter. In einer Siedlung mit Bahnhof darfst du ihn sofort ausbauen. In einer Siedlung mit Bonusplättchen darfst du es sofort nutzen. An das Wappen einer großen Siedlung darfst du von nun an liefern.
# Glocken
Zweigstellen werden aus {office_rows, plural, one {# Reihe} other {# Reihen}} zu {per_row} genommen. Eine leere Reihe legt eine Glocke frei; manche Reihen bringen auch ein Tauschplättchen. Das Wappen einer großen Siedlung zählt Punkte für jede Glocke.
# Lieferungen
Die Städte sind andere als im Grundspiel, mit eigenen Werten und Pfeilen. Ein Marker in Kansas City kostet {rails_kansas_points, plural, one {# Punkt} other {# Punkte}}.
# Außerdem
Mehr Bahnhofsvorsteher, weitere Gebäude, ein Marker mehr{edition, select, first { und Tauschplättchen: Gib jederzeit eines ab, um bis zu zwei Karten zu ziehen und ebenso viele abzuwerfen} other {}}.{edition, select, first {} other { Viele Angaben dieser Ausgabe sind rekonstruiert: Sie tragen eine gepunktete Ecke.}}`,

  'solo.title': 'Automatische Gegner',
  'solo': `Allein spielst du gegen einen, der einem Kartenstapel folgt: Garth und Brisco haben sich Spieler ausgedacht, Sam gehört zur zweiten Ausgabe. Garth kann sich auch zu zwei oder drei Leuten setzen.
# Sein Zug
• Er deckt eine Karte auf. Sie sagt, wie weit er auf dem kürzesten Weg zieht und was er dann tut. Wo er anhält, ist gleich.
• Manche Karten wirken nur, wenn er auf eine Art von Arbeitern spezialisiert ist: die Art, von der er am meisten hat.
• Er hat kein Geld, keine Hand und keine Zertifikate und zahlt nichts. Kommt er an einer Hand auf deinem Gebäude vorbei, zahlt die Bank dir die Gebühr.
# In Kansas City
Er hat kein Einkommen. Die Plättchen der Vorschau entscheidet der Zufall; für Brisco wählst du. Er liefert in die erste Stadt seiner Stufe, dann Schritt für Schritt in bessere. Seine Marker öffnen nichts.
# Punkte
Er wertet wie ein Spieler, aber nichts für Dollar und Bahnhofsvorsteher. Seine Auftragskarten zählen in jedem Fall, erfüllt oder nicht.
# Stufen
Schwerer heißt: mehr Arbeiter zu Beginn, eine bessere erste Lieferung oder weniger Karten, die nichts tun. Von Sams Karten ist wenig bekannt: Die meisten sind rekonstruiert.`,

  'elpaso-turn.title': 'El Paso: dein Zug',
  'elpaso-turn': `El Paso spielt auf einem Rundweg. Ein Zug hat drei Teile.
• Ziehen: einen bis {steps, plural, one {# Schritt} other {# Schritte}} im Uhrzeigersinn; jeder dafür abgeworfene Cowboy bringt einen mehr. Orte sind El Paso und alle Gebäude, wem auch immer sie gehören. Leere Felder zählen nicht, und Gebühren gibt es keine. An einer Gabelung wählst du den Weg.
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
Cowboys bezahlen Rinder, Ingenieure Zugkarten, Baumeister Gebäude; ein Joker steht für jeden von ihnen. Jeder eingesetzte wird abgeworfen und kostet außerdem {worker_price}. Mit dem Stapel kommt er wieder. Einstellen bringt eine Karte in deinen Bereich; ein Joker kostet {joker} mehr.
# Rinder
Je besser die Rinderart, desto mehr Cowboys verlangt sie. Was du kaufst, kommt auf den Ablagestapel.
# Zugkarten
{trains, plural, one {# Zugkarte liegt} other {# Zugkarten liegen}} für alle aus. Bezahle die Ingenieure der Karte und nutze dann jeden ihrer Waggons einmal, in beliebiger Reihenfolge. Waggons bringen Zertifikate, Plättchen, Rinder, Arbeiter oder Schritte.
# Gebäude
Es gibt {kinds, plural, one {# Art} other {# Arten}}, und alle bauen von denselben Stapeln. Bezahle die Baumeister und was das Feld kostet, und kennzeichne das Gebäude als deines. Du hast {markers, plural, one {# Eigentumsmarker} other {# Eigentumsmarker}}. Ein eigenes Gebäude darf durch ein teureres ersetzt werden, für den Unterschied; der Eigentumsmarker bleibt.
# Plättchen
Zielplättchen zählen am Ende, wenn du hast, was sie verlangen; jedes Ding dient nur einem. Bonusplättchen zählen Punkte und helfen sofort oder auf Dauer. Nimm ein ausliegendes oder ungesehen das oberste des Stapels.`,

  'elpaso-delivery.title': 'El Paso: Lieferung',
  'elpaso-delivery': `Wer El Paso erreicht, hält dort an. Dann, in dieser Reihenfolge:
• nimm {arrival};
• lege ein Simmental-Rind auf deinen Ablagestapel, solange es welche gibt;
• zeige deine Hand und liefere sie.
# Was die Herde wert ist
Zähle die Werte der verschiedenen Rinderarten auf deiner Hand und deine dauerhaften Zertifikate zusammen. Ein Bonusplättchen kann eine doppelte Karte zählen lassen. Dann gib so viele Zertifikate aus, wie du willst, je 1; höchstens {limit} kannst du haben.
# Handelsposten
Ihre Werte sind {posts}. Wähle einen, den deine Summe erreicht und auf dem keine Scheibe von dir liegt; {again} dürfen immer wieder genutzt werden. Lege eine deiner {discs, plural, one {# Scheibe} other {# Scheiben}} dorthin. Scheiben von dunklen Ecken dürfen nur auf dunkle Handelsposten. Eine Scheibe, die geht, öffnet ihre Fähigkeit auf Dauer: eine bessere Hilfsaktion, eine größere Hand, ein weiterer Weg, ein dauerhaftes Zertifikat. Manche bringen oder kosten Dollar.
Der Handelsposten kann dich sofort belohnen. Dunkle zählen am Ende Punkte.
Dann wirf deine Hand ab und zieh eine neue. Simmental-Rinder sind etwas wert, aber zu viele davon machen deine Hände einander gleich.`,

  'elpaso-end.title': 'El Paso: Ende und Wertung',
  'elpaso-end': `Die Simmental-Karten sind die Uhr. Ist die letzte genommen, stellt sich, wer als Nächstes El Paso erreicht, auf ihr Feld, das {last_points, plural, one {# Punkt} other {# Punkte}} zählt, liefert wie sonst und ist fertig. Alle anderen sind noch einmal am Zug.
# Punkte
• Dollar: 1 Punkt für je volle {per}
• deine Gebäude
• deine Scheiben auf Handelsposten
• Arbeiterkarten: je {worker_points, plural, one {# Punkt} other {# Punkte}}, wo immer sie sind
• Rinderkarten, wo immer sie sind
• Bonusplättchen
• erfüllte Zielplättchen; die anderen kosten nichts
Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden mehr übrige Dollar; sind auch sie gleich, wird der Sieg geteilt.
# Wie sicher das ist
Etwa die Hälfte der Zahlen dieses Spiels ist nicht von den gedruckten Teilen bekannt. Sie sind rekonstruiert und tragen eine gepunktete Ecke.`,

  'elpaso-sue.title': 'El Paso: Sue',
  'elpaso-sue': `Sue ist die Gegnerin für eine Person. Sie hat eine Reihe Arbeiter, einen Vorrat an Karten und einen Stapel, der sagt, was sie tut, aber weder Geld noch eine Hand.
# Ihr Zug
• Sie deckt eine Karte auf und zieht: so viele Schritte oder einen für jeden Arbeiter einer Art. An einer Gabelung nimmt sie den kürzeren Weg.
• Dann tut sie, was die Karte sagt, wo immer sie steht: von ihrem Vorrat ziehen, Rinder kaufen, eine Zugkarte nutzen, bauen oder von dreien das, wofür sie die meisten Arbeiter hat.
• Je mehr Arbeiter einer Art sie hat, desto besser, was sie bekommt. Sie wirft sie nie ab und zahlt nichts.
# In El Paso
Sie nimmt ein Simmental-Rind und legt eine Scheibe auf den nächsthöheren Handelsposten.
# Punkte
Sie wertet wie du, hat aber keine Dollar. Alle ihre Zielplättchen gelten als erfüllt.
# Stufen
Von drei schweren Karten kommen keine bis alle drei in ihren Stapel. Was auf ihren Karten steht, ist rekonstruiert.`,
} satisfies Record<string, string>;
