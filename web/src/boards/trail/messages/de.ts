// Die Worte des Spielplans; Namen, Aktionen, Entscheidungen und Ereignisse stehen in texts/trail.
export default {
  'panel.trail': 'Der Pfad',
  'panel.towns': 'Die Siedlungen im Norden',
  'panel.railroad': 'Städte und Eisenbahn',
  'panel.city': 'Kansas City',
  'panel.market': 'Rindermarkt',
  'panel.objectives': 'Auftragskarten',

  'map.start': 'START',
  'map.flood': 'Überschwemmung',
  'map.drought': 'Dürre',
  'map.rockfall': 'Steinschlag',
  'map.trade': 'Indianerdorf',

  // ---- Beschriftungen
  'caption.discard-breed': '{breed, name, breed} abwerfen',
  'caption.discard-pair': 'Ein Paar abwerfen',
  'caption.discard-any': 'Rinderkarte abwerfen',
  'caption.discard-objective': 'Auftrag abwerfen',
  'caption.discard-breed-engine': '{breed, name, breed} abwerfen',
  'caption.discard-any-objective': 'Abwerfen, Auftrag nehmen',
  'caption.gain':
    '{tokens, plural, =0 {{certificates, plural, =0 {{dollars, dollars} erhalten} one {Zertifikat} other {# Zertifikate}}} one {Tauschplättchen} other {# Tauschplättchen}}',
  'caption.gain-per-woods': 'Geld je Waldgebäude',
  'caption.gain-per-engineer': 'Geld je Ingenieur',
  'caption.gain-per-trade-pair': 'Gewinn je Tipipaar',
  'caption.certificates-to-limit': 'Zertifikate bis zum Limit',
  'caption.hire':
    '{sign, select, more {Einstellen, {by, dollars} teurer} less {Einstellen, {by, dollars} billiger} other {Einstellen}}',
  'caption.build': 'Bauen',
  'caption.buy-cattle': 'Rinder kaufen',
  'caption.take-objective': 'Auftragskarte',
  'caption.engine': 'Lok bis zu {amount}',
  'caption.engine-per-engineer': 'Lok',
  'caption.engine-per-woods': 'Lok je Waldgebäude',
  'caption.engine-back': 'Lok {amount} zurück',
  'caption.trade': 'Handel treiben',
  'caption.remove-hazard': 'Gefahr entfernen',
  'caption.aux': 'Hilfsaktion',
  'caption.move-herder': 'Weiterziehen, bis zu {amount}',
  'caption.draw-then-discard': 'Ziehen und abwerfen',
  'caption.extraordinary-delivery': 'Außerordentliche Lieferung',
  'caption.upgrade-station-behind': 'Bahnhof ausbauen',
  'caption.copy-neighbour': 'Nachbargebäude nutzen',
  'caption.discard-value-three': 'Zuchtwert 3 abwerfen',
  'caption.discard-breed-aux': '{breed, name, breed} abwerfen',
  'caption.gain-per-builder': 'Geld je Handwerker',
  'caption.gain-per-station': 'Geld je Bahnhof',
  'caption.gain-per-bell': 'Gewinn je Glocke',
  'caption.engine-per-hazard': 'Lok je Gefahr',
  'caption.remove-cards': '{amount, plural, one {# Karte aus dem Spiel} other {# Karten aus dem Spiel}}',
  'caption.build-free': 'Kostenlos bauen',
  'caption.take-cattle-three': 'Rind mit Zuchtwert 3',
  'caption.found-office': 'Zweigstelle',

  // ---- Worte auf dem Plan
  'board.foresight': 'Vorschau',
  'board.job_market': 'Arbeitsmarkt',
  'board.stack': 'Stapel',
  'board.prices': 'Preise',
  'board.transport': '1\u00a0$ Transportkosten je Streckenkreuz zwischen Lok und Stadt',
  'board.last_space': 'Ende der Strecke: mindestens ein Feld zurück, +3\u00a0$',
  'board.corners': 'Städte und Bahnhöfe: im hellen Rahmen nur Marker von weißen Ecken, im dunklen jeder Marker',
  'board.hand': 'Hand',
  'board.empty': 'leer',
  'board.workers': 'Arbeiter',
  'board.aux': 'Hilfsaktionen',
  'board.certificates': 'Zertifikate',
  'board.buildings': 'Übrige Gebäude',
  'board.collected': 'Gesammelt',
  'board.area': 'Aufträge',
  'board.masters': 'Bahnhofsvorsteher',
  'board.offices': 'Zweigstellen',
  'board.ready': 'Rinder in Kansas City',
  'board.headquarters': 'Leitstelle Kansas City',
  'board.no_cattle': 'Noch keine Rinder',
  'board.automa_card': 'Karte {card}',
  'board.automa_no_card': 'Noch keine Karte aufgedeckt',
  'board.automa_deck': 'Kommen noch: {count}',
  'board.automa_discard': 'Aufgedeckt: {count}',
  'board.automa_out': 'Bei diesem Schwierigkeitsgrad nicht dabei',
  'board.automa_delivery': 'Nächste Lieferung',
  'board.automa_no_delivery': 'Keine Lieferung mehr',
  'board.automa_office': 'Nächste Zweigstelle in Richtung',
  'board.automa_special': 'Spezialisiert auf {worker, name, many}',
  'board.automa_reconstructed': 'Rekonstruiert',
  'board.herd_counts': 'Rinder',

  // ---- Erklärungen: Felder des Pfads
  'tip.start': 'Beginn des Pfads\nAus Kansas City kehren die Viehtreiber hierher zurück; der erste Halt ist immer bei A.',
  'tip.kc':
    'Kansas City\nDas Ende des Pfads: Wer hier ankommt, hält an. Du bringst drei Plättchen der Vorschau ins Spiel, verkaufst die Herde auf deiner Hand und lieferst sie mit der Bahn. Dann kehrt dein Viehtreiber zum Beginn zurück.',
  'tip.neutral': 'Neutrales Gebäude {letter}\nWer hier anhält, darf jede dieser Aktionen einmal nutzen, in beliebiger Reihenfolge:',
  'tip.own': 'Dein Gebäude {building}\nWenn du hier anhältst, darfst du jede dieser Aktionen einmal nutzen, in beliebiger Reihenfolge:',
  'tip.theirs': 'Gebäude {building} von {owner, player}\nFremde Gebäude darfst du nicht nutzen, nur eine einfache Hilfsaktion ausführen. Dieses bietet:',
  'tip.action_line': '• {action, name, action}',
  'tip.action_or': '• {first, name, action}, oder: {second, name, action}',
  'tip.building_points': 'Am Ende {points, plural, one {# Punkt} other {# Punkte}} für {owner, player}.',
  'tip.fee_owner': 'Alle anderen, die hier anhalten oder vorbeiziehen, zahlen {fee, dollars} an {owner, player}.',
  'tip.fee_bank': 'Wer hier anhält oder vorbeizieht, zahlt {fee, dollars} an die Bank.',
  'tip.plot': 'Gebäudefeld {space}\nFrei: Es kostet keinen Schritt. Hier kannst du ein eigenes Gebäude bauen.',
  'tip.woods': 'Es liegt im Wald.',
  'tip.risk': 'Sonderaktion des Gebäudes hier: {action, name, action}.',
  'tip.hazard_tile':
    '{hazard, name, hazard} auf Feld {number}\nWer hier anhält oder vorbeizieht, zahlt {fee, dollars} an die Bank ({hand, name, hand}). Das Plättchen zu entfernen bringt {points, plural, one {# Punkt} other {# Punkte}}.',
  'tip.hazard_slot':
    'Freies Feld in der Gefahrenzone {hazard, name, hazard}\nEs kostet keinen Schritt. Das nächste Plättchen aus Kansas City kommt auf die niedrigste freie Zahl.',
  'tip.trade_tile':
    '{colour, select, green {Grünes} other {Blaues}} Tipiplättchen\n{place_gain, select, pay {Handel hier: Zahle {place_worth, dollars} für das Plättchen.} token {Handel hier: Erhalte ein Tauschplättchen und das Plättchen.} other {Handel hier: Erhalte {place_worth, dollars} und das Plättchen.}}',
  'tip.trade_fee': 'Wer hier anhält oder vorbeizieht, zahlt {fee, dollars} an die Bank ({hand, name, hand}).',
  'tip.trade_beside': 'Es liegt neben dem Pfad: Niemand zieht daran vorbei.',
  'tip.trade_slot':
    'Freies Feld im Indianerdorf\nNeue Tipiplättchen kommen auf die niedrigste Zahl. Handel {place_gain, select, pay {kostet hier {place_worth, dollars}} token {bringt hier ein Tauschplättchen} other {bringt hier {place_worth, dollars}}}.',
  'tip.herders': 'Hier: {names}.',

  // ---- Erklärungen: Aktionen
  'tip.action': '{action, name, action}\nOrtsaktion des Gebäudes, das du nutzt; einmal je Besuch.',
  'tip.action_risk': '{action, name, action}\nSonderaktion dieses Felds; sie gehört zum Gebäude darauf, einmal je Besuch.',
  'tip.action_choice': 'Wähle diese Aktion oder ihre Alternative, nicht beide.',

  // ---- Erklärungen: Eisenbahn
  'tip.track': 'Streckenfeld {space}\nPlatz für eine Lok; besetzte Felder werden übersprungen.',
  'tip.track_start': 'Anfang der Eisenbahnstrecke\nHier dürfen beliebig viele Loks stehen.',
  'tip.track_end':
    'Ende der Eisenbahnstrecke\nWer ankommt, darf den letzten Bahnhof ausbauen, zieht dann die Lok um mindestens ein Feld auf ein freies Feld zurück und erhält 3\u00a0$.',
  'tip.turnout': 'Ausfahrtsfeld von Bahnhof {station}\nEs zählt als eigenes Feld. Wer hier anhält, darf den Bahnhof ausbauen.',
  'tip.engines': 'Hier stehen: {names}.',
  'tip.station':
    '{town, select, none {Bahnhof {station}} other {Bahnhof in {town, name, town}}}\nAusbau für {cost, dollars}: am Ende {points, plural, one {# Punkt} other {# Punkte}}. {corners, select, light {Der Marker muss von einem Kreisfeld mit weißen Ecken kommen.} other {Der Marker darf von jedem Kreisfeld kommen, auch von einem mit dunklen Ecken.}}',
  'tip.station_master': 'Bahnhofsvorsteher: {master, name, master}. Wer zuerst ausbaut, darf einen eigenen Arbeiter einsetzen und das Plättchen nehmen.',
  'tip.station_worker': '{worker, select, cowboy {Ein Cowboy} builder {Ein Handwerker} other {Ein Ingenieur}} ist hier Bahnhofsvorsteher.',
  'tip.station_automa':
    '{owner, select, none {Ein automatischer Gegner} other {{owner, player}}} hat den Bahnhofsvorsteher weggenommen: Sein Platz bleibt leer.',
  'tip.discs': 'Marker hier: {names}.',
  'tip.city':
    '{city, name, city}\nFür eine Herde mit Zuchtwert {value} oder mehr. {corners, select, light {Der Marker muss von einem Kreisfeld mit weißen Ecken kommen.} other {Der Marker darf von jedem Kreisfeld kommen, auch von einem mit dunklen Ecken.}}',
  'tip.city_once': 'Hierher darfst du nur einmal liefern.',
  'tip.city_repeat': 'Hierher darfst du beliebig oft liefern.',
  'tip.city_points':
    'Am Ende {sign, select, less {{points, plural, one {# Punkt} other {# Punkte}} weniger} other {{points, plural, one {# Punkt} other {# Punkte}}}} je Marker.',
  'tip.city_town': 'Stadtwappen einer großen Siedlung: Hierher liefert nur, wer dort eine Zweigstelle hat.',
  'tip.city_dollars': 'Eine Lieferung bringt sofort {dollars, dollars}.',
  'tip.city_objective': 'Eine Lieferung bringt eine Auftragskarte.',
  'tip.city_master': 'Eine Lieferung bringt einen der übrigen Bahnhofsvorsteher.',
  'tip.city_bells': 'Am Ende {points, plural, one {# Punkt} other {# Punkte}} je freigelegter Glocke.',
  'tip.transport': '{cost, plural, =0 {Beim jetzigen Stand deiner Lok fallen keine Transportkosten an.} other {Transportkosten beim jetzigen Stand deiner Lok: {cost, dollars}.}}',
  'tip.arrow': 'Zwischen {from, name, city} und {to, name, city}\nMit deinen Markern in beiden Städten: {what}.',
  'tip.arrow_card': 'sofort eine Auftragskarte',
  'tip.arrow_token': 'sofort ein Tauschplättchen',
  'tip.arrow_points': 'Punkte am Ende: {points}',
  'tip.headquarters':
    'Leitstelle Kansas City\nIn Siedlungen, die ein Gleis mit ihr verbindet, dürfen alle eine Zweigstelle gründen.',
  'tip.town':
    '{town, name, town}\n{kind, select, small {Eine kleine Siedlung.} station {Eine Bahnhofssiedlung: Wer hier gründet, darf ihren Bahnhof sofort ausbauen.} medium {Eine mittlere Siedlung: Wer hier gründet, darf ihr Bonusplättchen sofort einmal nutzen.} other {Eine große Siedlung: Wer hier eine Zweigstelle hat, darf an ihr Stadtwappen liefern.}} Gebiet: {area, name, region}.',
  'tip.office_space': 'Platz {space}: {what}.',
  'tip.office_here': 'Platz {space}: Zweigstelle von {seat, player}.',
  'tip.bonus_here': 'Ihr Bonusplättchen, einmal für alle, die hier gründen:',
  'tip.town_links': 'Gleise nach: {links}.',
  'tip.town_offices': 'Zweigstellen hier: {names}.',
  'tip.town_accessible': 'Ein Gleis verbindet sie mit deinem Netz: Du kannst hier gründen.',
  'tip.bonus': 'Bonusplättchen: {town, name, town}\nWer hier eine Zweigstelle gründet, darf es sofort einmal nutzen:',
  'tip.offices':
    'Zweigstellen: noch {left}\nSie werden Reihe für Reihe genommen. Eine leere Reihe legt ihre Glocke frei, manche auch ein Tauschplättchen. Freigelegte Glocken: {bells}.',
  'tip.seat_offices': 'Zweigstellen von {seat, player}\nÜbrig: {left}; freigelegte Glocken: {bells}. Gegründet in:',
  'tip.exchange': 'Tauschplättchen: {count}\nGib jederzeit eines ab, um bis zu zwei Karten zu ziehen und ebenso viele abzuwerfen.',
  'tip.grows': 'Nach dem Verkauf der Herde in Kansas City darf daraus werden: {card, name, card}.',
  'tip.sells': 'Beim Verkauf in Kansas City bringt es {dollars, dollars} mehr.',
  'tip.orange': 'Alle orangen Rinder zählen als eine Rinderart.',
  'mark.reconstructed':
    'Gepunktete Ecke: Diese Angabe ist rekonstruiert, nicht vom Spielmaterial abgelesen (zu {confidence}\u00a0% sicher).',
  'mark.ours': 'Gepunktete Ecke: Die gedruckte Angabe ist nicht bekannt; diese ist unsere eigene.',
  'mark.one-implementation': 'Aus einer einzigen Quelle bekannt (zu {confidence}\u00a0% sicher).',

  // ---- Erklärungen: Kansas City
  'tip.foresight': '{tile}\nVorschau {column}. Wer nach Kansas City kommt, bringt eines der beiden Plättchen ins Spiel.',
  'tip.foresight_empty': 'Vorschau {column}\nDieses Feld ist leer.',
  'tip.tile_worker': '{worker, select, cowboy {Cowboy} builder {Handwerker} other {Ingenieur}} für den Arbeitsmarkt',
  'tip.tile_trade': '{colour, select, green {Grünes Tipiplättchen} other {Blaues Tipiplättchen}}',
  'tip.tile_hazard':
    '{hazard, name, hazard}: {points, plural, one {# Punkt} other {# Punkte}}, {hand, name, hand}',
  'tip.supply': 'Kansas-City-Vorrat {column}\nNoch {count, plural, one {# Plättchen} other {# Plättchen}} für Vorschau {column}.',
  'tip.job':
    '{worker, select, cowboy {Cowboy} builder {Handwerker} other {Ingenieur}} in Zeile {row} des Arbeitsmarkts\n{count, plural, =0 {Keiner da.} one {Einstellen kostet {cost, dollars}; die Aktion kann den Preis ändern.} other {# da; Einstellen kostet {cost, dollars}; die Aktion kann den Preis ändern.}}',
  'tip.job_wait': 'Hier darfst du noch nicht einstellen: Diese Arbeiter warten, bis der Arbeitsmarkt-Anzeiger weiterrückt.',
  'tip.token':
    'Arbeitsmarkt-Anzeiger\nEr rückt abwärts, wenn seine Zeile voll ist. Am gelben Pfeil wird der Rindermarkt aufgefüllt; am roten endet die Partie: Wer ihn dorthin rückt, nimmt ihn für 2 Punkte, und alle anderen haben noch einen Zug.',

  // ---- Erklärungen: Karten
  'tip.cattle':
    '{name}\nZuchtwert {value}. {points, plural, =0 {Keine Punkte.} one {Am Ende # Punkt.} other {Am Ende # Punkte.}}',
  'tip.market_count': 'Im Angebot: {count}.',
  'tip.market_price':
    '{cards, plural, one {Eine mit Zuchtwert {value}} other {Zwei mit Zuchtwert {value}}}: {cowboys, plural, one {# Cowboy} other {# Cowboys}} und {dollars, dollars}.',
  'tip.market_draw':
    'Marktstapel\nNoch {count, plural, one {# Karte} other {# Karten}}. Beim Kaufen darf ein Cowboy zwei weitere Karten in den Rindermarkt bringen.',
  'tip.hand_count': '{count, plural, one {Eine auf der Hand.} other {# auf der Hand.}}',
  'tip.breed_once': 'In Kansas City zählt jede Rinderart nur einmal, egal wie viele ihrer Karten du zeigst.',
  'tip.objective':
    'Auftragskarte\nAm Ende {points, plural, one {# Punkt} other {# Punkte}} für {tasks}{penalty, plural, =0 {.} one {; # Punkt weniger, wenn das nicht erfüllt ist.} other {; # Punkte weniger, wenn das nicht erfüllt ist.}}',
  'tip.objective_now':
    '{immediate, select, dollars {Beim Ausspielen: Erhalte {amount, dollars}.} draw {Beim Ausspielen: Ziehe bis zu {amount, plural, one {# Karte} other {# Karten}}, dann wirf ebenso viele ab.} engine {Beim Ausspielen: Ziehe die Lok bis zu {amount, plural, one {# Feld} other {# Felder}} vorwärts.} move {Beim Ausspielen: Ziehe bis zu {amount, plural, one {# Schritt} other {# Schritte}} ohne Gebühren, nicht nach Kansas City.} other {Beim Ausspielen: Führe eine Hilfsaktion aus, einfach oder doppelt.}}',
  'tip.objective_display': 'In der Auslage: Alle dürfen sie nehmen.',
  'tip.objective_stack':
    'Stapel der Auftragskarten\n{count, plural, =0 {Nichts mehr da.} one {Noch # Karte; du nimmst sie verdeckt.} other {Noch # Karten; du nimmst sie verdeckt.}}',

  // ---- Erklärungen: Spielerablage
  'tip.workers':
    '{worker, select, cowboy {Cowboys} builder {Handwerker} other {Ingenieure}}: {count} von {all}\n{worker, select, cowboy {Sie kaufen Rinder: Je mehr, desto günstiger.} builder {Ein Gebäude braucht so viele von ihnen, wie es zeigt.} other {Viele Aktionen ziehen die Lok bis zu ein Feld je Ingenieur.}}',
  'tip.worker_next': 'Der nächste: {action, name, action}.',
  'tip.worker_points': 'Der fünfte und der sechste sind je {points, plural, one {# Punkt} other {# Punkte}} wert.',
  'tip.disc':
    'Kreisfeld: {disc, name, disc}\n{corners, select, light {Weiße Ecken: Sein Marker darf in jede Stadt und auf jeden Bahnhof.} other {Dunkle Ecken: Sein Marker darf nur in Städte und auf Bahnhöfe mit dunklen Ecken.}}',
  'tip.disc_left': '{count, plural, =0 {Freigeräumt: Du hast es freigeschaltet.} one {Hier liegt ein Marker.} other {Hier liegen # Marker.}}',
  'tip.aux':
    '{times, select, 2 {Doppelte Hilfsaktion} other {Einfache Hilfsaktion}}\n{times, select, 2 {{aux, name, aux2}} other {{aux, name, aux1}}}',
  'tip.aux_closed': 'Noch gesperrt: Räume erst {times, select, 2 {beide Kreisfelder} other {ein Kreisfeld}} davon frei.',
  'tip.aux_double': 'Nur, wenn eine Aktion die doppelte Form erlaubt.',
  'tip.building':
    'Gebäude {building}\nBraucht {builders, plural, one {# Handwerker} other {# Handwerker}}; am Ende {points, plural, one {# Punkt} other {# Punkte}}. Wenn du dort anhältst:',
  'tip.building_fee': 'Andere zahlen dir {fee, dollars}, wenn sie dort anhalten oder vorbeiziehen.',
  'tip.certificates':
    'Zertifikate\n{count, plural, =0 {Kein temporäres} one {# temporäres} other {# temporäre}}, höchstens {limit}{permanent, plural, =0 {} one {; # dauerhaftes} other {; # dauerhafte}}. In Kansas City erhöht jedes den Zuchtwert um 1; temporäre werden verbraucht, dauerhafte bleiben.',
  'tip.certificate_use': '{count, plural, =0 {Kein temporäres Zertifikat} one {# temporäres Zertifikat} other {# temporäre Zertifikate}} einsetzen\nJedes erhöht den Zuchtwert deiner Herde um 1: ein Dollar mehr und vielleicht eine fernere Stadt.',
  'tip.herd': 'Deine Herde: {value}\nDer Zuchtwert der Karten auf deiner Hand, jede Rinderart einmal, mit deinen dauerhaften Zertifikaten.',
  'tip.steps': 'Schrittlimit: {limit}\nHöchstens so viele Schritte darf dein Viehtreiber in einer Bewegung gehen. Leere Felder zählen nicht.',
  'tip.hand_limit': 'Handkartenlimit: {limit}\nAm Ende deines Zuges ziehst du bis zu dieser Zahl nach.',
  'tip.purse': 'Dollar: {dollars}\nFür je 5\u00a0$ gibt es am Ende einen Punkt.',
  'tip.hazards':
    'Entfernte Gefahren\n{count, plural, =0 {Noch keine.} one {# Plättchen, {points, plural, one {# Punkt} other {# Punkte}}.} other {# Plättchen, {points, plural, one {# Punkt} other {# Punkte}}.}}',
  'tip.trade': 'Tipiplättchen\nGrüne: {green}, blaue: {other}.',
  'tip.master': 'Bahnhofsvorsteher\n{master, name, master}.',
  'tip.master_automa': '{seat, player} hält ihn nur von den anderen fern: Für ihn hat er weder Wirkung noch Punkte.',
  'tip.deck': 'Nachziehstapel\n{count, plural, =0 {Leer: Wird eine Karte gebraucht, wird der Ablagestapel gemischt.} one {# Karte, verdeckt.} other {# Karten, verdeckt.}}',
  'tip.deck_holds': 'Darin, in unbekannter Reihenfolge: {cards}.',
  'tip.pile': 'Ablagestapel\n{count, plural, =0 {Leer.} one {# Karte, offen: {cards}.} other {# Karten, offen: {cards}.}}',
  'tip.seat_hand':
    'Hand von {seat, player}\n{count, plural, one {# Karte} other {# Karten}}{known, select, none {.} other {; allen bekannt: {known}.}}',
  'tip.seat_buildings': 'Übrige Gebäude von {seat, player}\n{numbers}',
  'tip.seat_cities': 'Lieferungen von {seat, player}\n{cities}',
  'tip.seat_stations': 'Ausgebaute Bahnhöfe von {seat, player}\n{stations}',
  'tip.seat_objectives': 'Ausgespielte Auftragskarten von {seat, player}\n{count, plural, =0 {Keine.} one {# Karte} other {# Karten}}',
  'tip.seat_discs': 'Marker von {seat, player}\nNoch {count} von {all} auf der Spielerablage.',
  'tip.seat_aux': 'Hilfsaktionen von {seat, player}',
  'tip.seat_engine': 'Lok von {seat, player}\nStandort: {place, name, track}.',
  'tip.seat_workers': 'Arbeiter von {seat, player}\nCowboys: {cowboys}, Handwerker: {builders}, Ingenieure: {engineers}.',
  'tip.automa_who':
    '{name}: {level}\n{authors, select, none {Der offizielle Gegner} other {Ein Gegner von {authors}}}. Jeden Zug deckt er eine Karte auf, zieht auf dem kürzesten Weg Richtung Kansas City und tut, was die Karte sagt. Er hat weder Dollar noch Handkarten noch Zertifikate.',
  'tip.automa_special':
    'Spezialisiert auf {worker, name, many}\nDavon hat er die meisten. Manche Karten bewirken nur mit einer bestimmten Spezialisierung etwas.',
  'tip.automa_deck':
    'Karten, die noch kommen: {count}\n{cards, select, none {Keine: Vor seinem nächsten Zug werden die anderen gemischt.} other {Ihre Reihenfolge kennt niemand: {cards}.}}',
  'tip.automa_discard': 'Aufgedeckte Karten: {count}\n{cards, select, none {Noch keine.} other {Ohne Reihenfolge: {cards}.}}',
  'tip.automa_card': 'Karte {card}\n{what}.',
  'tip.automa_at':
    '{at, select, last {Zuletzt aufgedeckt.} deck {Kommt noch.} discard {Schon aufgedeckt.} other {Bei diesem Schwierigkeitsgrad nicht dabei.}}',
  'tip.automa_delivery': 'Nächste Lieferung: {city, name, city} ({value})\n{why}.',
  'tip.automa_no_delivery': 'Keine Lieferung mehr\nEr hat keinen Marker übrig.',
  'tip.automa_cattle': 'Rinder von {seat, player}\n{cards}. Sie zählen nur am Ende; er liefert ohne sie.',
  'tip.automa_discs':
    'Marker von {seat, player}\nNoch {count} von {all}. Je einer kommt in jede Stadt und auf jeden Bahnhof, den er erreicht; für ihn schalten sie nichts frei.',
  'tip.automa_objectives':
    'Auftragskarten von {seat, player}\n{count, plural, =0 {Keine.} one {# Karte, die für ihn immer zählt.} other {# Karten, die für ihn immer zählen.}}',
  'tip.automa_office':
    'Zweigstellenkarte: {town, name, town}\nEr gründet Zweigstellen auf dem Weg dorthin, bis er in dieser Siedlung eine hat.',
  'tip.automa_no_office': 'Keine Zweigstellenkarte\nWenn er die nächste Zweigstelle gründet, deckt er eine auf.',
  'tip.automa_offices_next': 'Karten, die noch kommen, ohne Reihenfolge: {towns}.',
  'tip.automa_offices_under': 'Darunter gelegt: {towns}.',
  'tip.automa_towns': 'Seine Liste von Siedlungen\nEr gründet in der ersten, die er erreicht: {towns}.',
  'tip.nothing': 'Keine.',

  // ---- der Tisch in Worten
  'text.line_space': '{space}: {what}',
  'text.herder': '{seat, player}: Standort {space}.',
  'text.foresight': 'Vorschau {column}: {left}; {right}',
  'text.job': 'Zeile {row}, {cost, dollars}: {workers}',
  'text.token': 'Der Arbeitsmarkt-Anzeiger ist in Zeile {row}.',
  'text.token_gone': 'Der Arbeitsmarkt-Anzeiger ist vergeben.',
  'text.engine': '{seat, player}: Standort der Lok {place, name, track}.',
  'text.market': '{count} × {card}',
  'text.player': '{seat, player}',
  'text.money': '{dollars, dollars}; Handkarten: {cards}; temporäre Zertifikate: {certificates}',
  'text.workers': 'Cowboys: {cowboys}, Handwerker: {builders}, Ingenieure: {engineers}',
  'text.buildings': 'Übrige Gebäude: {numbers}',
  'text.cities': 'Marker in: {cities}',
  'text.tokens': 'Tauschplättchen: {count}',
  'text.offices': 'Zweigstellen: {towns}; Glocken: {bells}',
  'text.automa': '{level}; Marker übrig: {discs}; zuletzt aufgedeckte Karte: {card}',
  'text.automa_deck': 'Karten, die noch kommen: {cards}',
  'text.automa_discard': 'Aufgedeckte Karten: {cards}',
  'text.automa_cattle': 'Rinder: {cards}',
  'text.none': 'keine',

  // ---- what points are made of
  'part.dollars': '{dollars, dollars} übrig',
  'part.building': 'Gebäude {building}',
  'part.arrow': '{from, name, city} → {to, name, city}',
  'part.workers': '{worker, name, workers}: {count}',
  'part.objective.fulfilled': '{tasks}{played, select, yes {} other { (nicht ausgespielt)}}: erfüllt',
  'part.objective.failed': '{tasks}{played, select, yes {: nicht erfüllt} other { (nicht ausgespielt): nicht erfüllt, ergänzt aber ein Paar}}',
  'part.objective.idle': '{tasks}: nicht ausgespielt, zählt nicht',

  // ---- worauf es bei einer Wahl ankommt, neben den Bildzeichen
  'fact.builders': '{count, plural, one {# Handwerker} other {# Handwerker}}',
  'fact.cowboys': '{count, plural, one {# Cowboy} other {# Cowboys}}',
  'fact.empty_space': '{price, dollars} auf einem freien Gebäudefeld',
  'fact.or': '{first} oder: {second}',
  'fact.points': '{sign, select, less {minus {points, plural, one {# Punkt} other {# Punkte}}} other {{points, plural, one {# Punkt} other {# Punkte}}}}',
  'fact.transport': 'Transport {cost, dollars}',
} satisfies Record<string, string>;
