// The glossary: for each term of the games the word that each language uses, and words it must not use. The words are
// those of the printed rule books, where the language has one. tests/glossary.test.ts checks every catalogue.
import type { Lang } from '../lib/i18n/format';

export interface Word {
  /** The word in its base form. */
  use: string;
  /** Matches inflected forms; defaults to the word itself. */
  as?: RegExp;
  /** Matches words that must not be used for the term. */
  never?: RegExp;
}
export interface Term {
  /** Explanation, if the English word is ambiguous. */
  means?: string;
  /** The only family that uses these words; all families if left out. */
  of?: 'trail' | 'elpaso';
  en: Word;
  de: Word;
  pl: Word;
}

export const terms: Term[] = [
  // ---- people and pieces
  { en: { use: 'worker', never: /helper|employee/i }, de: { use: 'Arbeiter', never: /Mitarbeiter|Gehilf/ }, pl: { use: 'pomocnik', as: /pomocni[kc]/i, never: /pracowni[kc]|robotni[kc]/i } },
  { en: { use: 'cowboy' }, de: { use: 'Cowboy' }, pl: { use: 'kowboj', never: /cowboy(?!\w*\})/i } },
  { en: { use: 'engineer', never: /machinist/i }, de: { use: 'Ingenieur', never: /Lokführer/ }, pl: { use: 'inżynier', never: /maszyni[sś]/i } },
  { of: 'trail', en: { use: 'craftsman', as: /craftsm[ae]n/i }, de: { use: 'Handwerker' }, pl: { use: 'rzemieślnik', as: /rzemieślni[kc]/i } },
  { of: 'elpaso', en: { use: 'builder', never: /craftsm/i }, de: { use: 'Baumeister', never: /Handwerker/ }, pl: { use: 'budowniczy', as: /budownicz/i, never: /rzemieślni/i } },
  { of: 'trail', means: 'the pawn that walks the trail', en: { use: 'cattleman', as: /cattlem[ae]n/i }, de: { use: 'Viehtreiber' }, pl: { use: 'ranczer' } },
  { of: 'trail', en: { use: 'station master', as: /station masters?\b/i }, de: { use: 'Bahnhofsvorsteher', never: /(?<!Bahnhofs)[Vv]orsteher/ }, pl: { use: 'zawiadowca', as: /zawiadowc/i } },
  { en: { use: 'player board' }, de: { use: 'Spielerablage', never: /Tableau|\b(?:deine|der) Ablage\b/i }, pl: { use: 'plansza', as: /plansz/i, never: /tableau/i } },
  { of: 'trail', en: { use: 'disc' }, de: { use: 'Marker', never: /Scheibe/ }, pl: { use: 'dysk', never: /krążek|krążk/i } },
  { of: 'elpaso', en: { use: 'disc' }, de: { use: 'Scheibe', never: /(?<!Eigentums)marker\b/i }, pl: { use: 'dysk', never: /krążek|krążk/i } },
  // ---- the trail
  { en: { use: 'step limit' }, de: { use: 'Schrittlimit', never: /Schrittweite/ }, pl: { use: 'limit kroków', as: /limitu? kroków/i, never: /limitu? ruchu/i } },
  { of: 'trail', en: { use: 'fee' }, de: { use: 'Gebühr', never: /\bAbgabe/ }, pl: { use: 'opłata', as: /opłat/i } },
  { of: 'trail', en: { use: 'rockfall', never: /avalanche/i }, de: { use: 'Steinschlag', never: /Lawine/ }, pl: { use: 'lawina kamienna', as: /lawin\S+ kamienn/i, never: /lawin\S+(?! kamienn)\b(?! kamienn)/i } },
  { of: 'trail', en: { use: 'building space', never: /building site\b(?!\.)/i }, de: { use: 'Gebäudefeld', never: /Bauplatz/ }, pl: { use: 'działka', as: /dział(?:k|ce)/i, never: /pol\S* budowy/i } },
  { of: 'elpaso', en: { use: 'building space' }, de: { use: 'Bauplatz', never: /Gebäudefeld/ }, pl: { use: 'działka', as: /dział(?:k|ce)/i, never: /pol\S* budowy/i } },
  { of: 'elpaso', en: { use: 'trading post', never: /\b(?:dark|light|on) posts?\b/i }, de: { use: 'Handelsposten', never: /\bPosten\b/ }, pl: { use: 'faktoria', as: /faktori/i } },
  { of: 'elpaso', means: 'in German "Zug" alone is a turn', en: { use: 'train card' }, de: { use: 'Zugkarte', never: /\bZug \{|diesem Zug\b/ }, pl: { use: 'karta pociągu', as: /kart\S* pociągu/i, never: /używa pociągu|użyj pociągu/i } },
  { of: 'trail', en: { use: 'job market token' }, de: { use: 'Arbeitsmarkt-Anzeiger' }, pl: { use: 'żeton rynku pracy', as: /żeton\S* rynku pracy/i } },
  { of: 'trail', means: 'the rows of the job market', en: { use: 'row' }, de: { use: 'Zeile', never: /Reihe \{/ }, pl: { use: 'rząd', as: /rzęd|rząd/i } },
  { of: 'trail', en: { use: 'foresight', never: /\bpreview\b/i }, de: { use: 'Vorschau' }, pl: { use: 'rozwój', as: /rozw[óo]j/i } },
  { of: 'trail', en: { use: 'turnout' }, de: { use: 'Ausfahrtsfeld' }, pl: { use: 'bocznica', as: /bocznic/i } },
  // ---- cattle
  { en: { use: 'cattle card', never: /\bcow cards?\b/i }, de: { use: 'Rinderkarte', never: /Rindkarte|Viehkarte|Kuhkarte/ }, pl: { use: 'karta krowy', as: /kart\S* kr[oó]w/i, never: /kart\S* bydła/i } },
  { en: { use: 'breed' }, de: { use: 'Rinderart', never: /Rasse/ }, pl: { use: 'rasa', as: /\bras[ayąęo]?\b/i, never: /gatun(?:ek|k)/i } },
  { en: { use: 'breeding value' }, de: { use: 'Zuchtwert', never: /(?:Herde|Rinderkarte) vom Wert/ }, pl: { use: 'wartość hodowlana', as: /wartoś\S+ hodowlan/i } },
  { en: { use: 'cattle market' }, de: { use: 'Rindermarkt', never: /Viehmarkt/ }, pl: { use: 'targ bydła', as: /targ\S* bydła/i, never: /rynk\S* bydła/i } },
  { en: { use: 'discard pile' }, de: { use: 'Ablagestapel', never: /Abwurfstapel/ }, pl: { use: 'stos kart odrzuconych', as: /stos\S* (?:kart odrzuconych|odrzuconych kart)/i } },
  // ---- actions
  { en: { use: 'auxiliary action', never: /takes? (?:one|an|a double) auxiliary/i }, de: { use: 'Hilfsaktion', never: /(?:Nimm|nimmt|nehmen)[^.:]*Hilfsaktion/ }, pl: { use: 'akcja pomocnicza', as: /akcj\S+ pomocnicz/i } },
  { of: 'trail', en: { use: 'extraordinary delivery' }, de: { use: 'außerordentliche Lieferung' }, pl: { use: 'nietypowa dostawa', never: /nadzwyczajn/i } },
  { of: 'trail', en: { use: 'branch office', never: /branchlet/i }, de: { use: 'Zweigstelle', never: /Filiale/ }, pl: { use: 'filia', as: /fili/i } },
  { of: 'trail', en: { use: 'town' }, de: { use: 'Siedlung', never: /\bOrte? seiner/ }, pl: { use: 'osada', as: /osad/i } },
  { en: { use: 'bonus tile' }, de: { use: 'Bonusplättchen' }, pl: { use: 'żeton premii', as: /żeton\S* premii/i, never: /bonus(?!\w*\})/i } },
  { en: { use: 'exchange token' }, de: { use: 'Tauschplättchen' }, pl: { use: 'żeton wymiany', as: /żeton\S* wymiany/i } },
  { en: { use: 'corners' }, de: { use: 'Ecken' }, pl: { use: 'narożnik', never: /(?:jasn|ciemn|biał|czarn)\S+ rog/i } },
  { of: 'trail', means: 'white and dark ones', en: { use: 'corners' }, de: { use: 'Ecken' }, pl: { use: 'czarny narożnik', as: /czarn\S+ narożni/i, never: /(?:jasn|ciemn)\S+ narożni/i } },
  // ---- the page
  { means: 'who plays where', en: { use: 'log' }, de: { use: 'Verlauf', never: /Protokoll/ }, pl: { use: 'przebieg', never: /dziennik/i } },
  { means: 'a figure that is not read off the printed part', en: { use: 'reconstruct' }, de: { use: 'rekonstruiert', never: /erschlossen/i }, pl: { use: 'rekonstrukcja', as: /rekonstru/i, never: /odtworzon/i } },
];

/** Patterns of earlier mistakes, each with the correct wording or the reason. */
export const mistakes: Record<Lang, [RegExp, string][]> = {
  en: [
    [/\bYou\b$/, 'nobody is named "You"'],
    [/up to 0\b/, 'say nothing of none'],
    [/\bless (?:cards|points|buildings)\b|cards? less\b/, 'fewer cards'],
    [/(?:^|[.;:,] )[Ww]ho (?:removes|comes|moves|holds|upgrades)\b/, 'whoever removes'],
    [/\bwith (?:most|fewest) points\b/, 'with the most points'],
    [/building \{place_name\} of \{place_owner\}/, 'Clara’s building 4a; their own building 4a where Clara acts'],
    [/\b(?:Hand|Board|Engine|Workers|Discs|Buildings|Deliveries|Auxiliary actions) (?:left )?(?:of|to) \{(?:seat|owner)\}/, 'Clara’s hand'],
    [/now it brings|the most with all|\bit does for\b/, 'With your certificates it now sells for $7–8'],
    [/dollar of transport cost for each one/, '$1 of transport for each cross'],
    [/\bthe end: back at least/, 'end: move back at least one space'],
    [/\bopens nothing\b/, 'the link stops working'],
    [/Nothing that cost points/, 'No decision cost points'],
    [/tile \{spot\.to\} to the exchange token|\bto the exchange token\b/, 'onto the exchange token space'],
    [/\bopens: /, 'unlocks the auxiliary action'],
    [/(?:^|[,:“] ?)[Ee]ngine (?:forward|back|to)\b(?! \{amount\}$)/, 'move the engine forward'],
    [/Whoever has to decide|Whoever set this table|Whoever plays|Whoever opens/, 'name the person, or say players'],
    [/What is there to say|clean pages|\bLook at it\b/, 'a verb: Write a comment, Open the game'],
    [/\bTake any position apart|this game apart\b/, 'try out moves from any position'],
    [/\b[Ee]ngine (?:beside|looks|think|can play|what it would)|the engine would do/, 'the engine is the locomotive; what thinks is the search'],
    [/\b(?:is|are) known nowhere\b|\bof the box\b(?! office)/, 'not known; of the base game'],
    [/\b(?:to be|be) (?:had|decided) now\b|\bto be had\b|lies? ready\b/, 'is left; another decision comes first'],
    [/\bagain and again\b/, 'any number of times'],
    [/\bDo without\b|\bdoes without\b|or do without/, 'decline'],
    [/rule of thumb|rules of thumb/, 'simple rules; a suggested move'],
    [/[Gg]ames imagined/, 'simulated'],
    [/\b[Aa]t the server\b/, 'on the server'],
    [/\b(?:favourite|different|every) trades?\b/, 'kind of worker: to trade is to take a teepee tile'],
    [/\bso many (?:steps|spaces|cards)\b/, 'that many steps'],
  ],
  de: [
    [/Tisch (?:decken|gedeckt)|gedeckte?r? Tisch|(?:wird|ist|hat) gedeckt/, 'Tisch eröffnen'],
    [/dazusetzen/, 'beitreten'],
    [/Eingangsseite/, 'Startseite'],
    [/müßig/, 'ohne Aktion'],
    [/bringt er bei/, 'mehr Punkte für … zu erwarten'],
    [/\}-Karte/, 'a breed of two words takes no hyphen: „Dutch Belt abwerfen“'],
    [/beliebiger Folge/, 'in beliebiger Reihenfolge'],
    [/bei neutralem|zu neutralem/, 'beim neutralen Gebäude'],
    [/: (?:er|sie|die|das|es|du) [a-zäöü]+(?:t|st) /, 'a sentence behind a colon has a capital'],
    [/Jetzt in (?:Kansas City|El Paso) |den höchsten (?:Betrag )?mit/, 'Mit deinen Zertifikaten bringt sie jetzt 7–8 $'],
    [/für jedes zwischen|(?:jedes|# ) ?Kreuze?\b/, '1 $ Transportkosten je Streckenkreuz'],
    [/der helle nimmt|der dunkle jeden/, 'im hellen Rahmen nur Marker von weißen Ecken'],
    [/\bMach \{place/, 'Du bist beim neutralen Gebäude E: Nutze weitere Aktionen'],
    [/stellt ein$|jemanden (?:seiner|vom|einstellen)/, 'stellt einen Arbeiter ein: einen seiner Spezialisierung'],
    [/verspr(?:icht|ach)/, 'Erwartet: am Ende etwa 94 Punkte'],
    [/so gründlich geprüft wie/, 'geprüft mit 40 % des Aufwands für den besten Zug'],
    [/Jeden Tag eine Auslage/, 'Auslage is the display on the table: Jeden Tag eine neue Partie'],
    [/jemand höchstens/, 'gezählt bei der Person mit den meisten'],
    [/Gemächlich/, 'Mittel, as where games are watched'],
    [/Zugstapel/, 'Nachziehstapel'],
    [/\bEngines?\b/, 'der Computer rechnet; die Lok fährt'],
    [/Hauptsitz/, 'Leitstelle Kansas City'],
    [/(?<!Stadt)[Ww]appen (?:der|einer) großen/, 'Stadtwappen'],
    [/[Öö]ffnet (?:der Link )?nichts/, 'der Link ist ungültig'],
    [/\bMarker öffnen|öffnen sich/, 'schalten frei'],
    [/(?:[Dd]as|[Dd]ieses|[Dd]ein|[Nn]eues|ganze) Buch\b/, 'Bilanz'],
    [/Faustregel/, 'einfache Regeln; ein Vorschlag'],
    [/(?:Spiel|Gebäude|Rinder|fünf) der Schachtel/, 'des Grundspiels'],
    [/nirgends bekannt/, 'nicht bekannt'],
    [/gedachten Partien|Durchgedachte/, 'simulierte Partien'],
    [/\b(?:ist|bist|sind) (?:wieder )?dran\b/, 'ist am Zug'],
    [/Lok bis zu (?:\{\w+\}|#) vor\b/, 'Lok bis zu 2 Felder vorwärts ziehen'],
    [/plättchen bei \{|bei dem Tauschplättchen/, 'auf dem Feld mit +6 $'],
    [/immer wieder (?:liefern|beliefern|genutzt)/, 'beliebig oft'],
    [/\bam Wald\b/, 'im Wald'],
    [/: Hilfsaktion:/, 'Hilfsaktion „…“'],
    [/Gesetzlosen? bei \{/, 'Gesetzlosenplättchen'],
    [/Nur wem es gehört/, 'Fremde Gebäude darfst du nicht nutzen'],
    [/zerlegen\b/, 'Züge ausprobieren'],
    [/keinen? Sieger|ohne Sieger|als Sieger/, 'niemand gewinnt'],
  ],
  pl: [
    [/(?:do twojego|w twoim) budynk/, 'do swojego, w swoim'],
    [/[Nn]akrywa/, 'przygotować stół'],
    [/rusza się/, 'teraz gra X'],
    [/[Ww]róć do teraz/, 'wróć do bieżącej pozycji'],
    [/^(?:Łatwo|Średnio trudno|Trudno|Bardzo trudno)$/, 'poziom łatwy, trudny'],
    [/(?:[Dd]ostarcz|dostarcza|dostawa) do \{/, 'do miasta Topeka: names do not bend'],
    [/\bgotów\b|\bpołączony\b|\bnieobecny\b/, 'nobody is told their sex'],
    [/(?:[Kk]up|[Oo]drzuć|[Zz]agraj|[Uu]suń z gry|[Ww]eź|kupuje|odrzuca|zagrywa|dobiera|bierze) \{(?:card|card_list)\}/, 'a colon before a card: its name does not bend'],
    [/ …/, 'the ellipsis follows its word'],
    [/\bRozbierz\b|\b[Dd]esk[aęi]\b/, 'wypróbuj ruchy; plansza do analizy'],
    [/ile punktów kosztowały|Nic nie kosztowało/, 'które decyzje kosztowały punkty'],
    [/; (?:najwięcej|na najwyższą) ze wszystkimi|wystarczy na faktorię/, 'Z twoimi certyfikatami sprzedasz je teraz za 7–8 $'],
    [/[Zz]apowiada/, 'spodziewany wynik; da więcej punktów'],
    [/^Bo\b/, 'dzięki temu'],
    [/: \{seat\} jest \{/, 'Bank płaci graczowi A opłatę za gracza G'],
    [/zbadany w \{share\}/, '{share} symulacji w porównaniu z najlepszym ruchem'],
    [/kładzie \{tile\} \{spot\.to\}/, 'dokłada na pole'],
    [/podaje jej powody/, 'przebieg wyjaśnia każdy jej ruch'],
    [/[Ll]okomotywa (?:do |dokładnie )?(?:#|\{\w+\}) (?:naprzód|wstecz)|\{amount\} naprzód/, 'przesuń lokomotywę w przód, cofnij lokomotywę'],
    [/jest połączenie|brak połączenia/, 'online, offline'],
    [/\bna ręce\b|celu na rękę/, 'w ręce, do ręki: as the rule book says'],
    [/z pudełka|poza pudełkiem|w pudełku/, 'z gry podstawowej'],
    [/[Dd]ostarcz(?:a|yć)? (?:stado|bydło)? ?(?:do (?:miasta|faktorii)|w (?:Kansas|El))/, 'dostarcz krowy do miasta'],
    [/[Ss]ilnik/, 'komputer, obliczenia: a locomotive is no engine'],
    [/[Pp]rosta reguła|[Ww]yobrażon/, 'propozycja ruchu; symulowane partie'],
    [/Teraz chodzi o/, 'najpierw trzeba podjąć inną decyzję'],
    [/niczego już nie (?:otwiera|otworzy)/, 'link przestaje działać'],
    [/Księga z czystymi/, 'Nie ma jeszcze wyników'],
    [/^Wymagani\b/, 'potrzebujesz 3 kowbojów'],
    [/dla ciebie$|^bierzesz|^kończysz|Rozbuduj stację za swoją|stacj[eę] z twoim dyskiem/, 'what is printed or follows speaks of nobody in particular'],
    [/\bzaw(?:ód|odu)\b/, 'rodzaj pomocnika'],
    [/Nowoś(?:ć|ci) /, 'nowy żeton, nowa karta'],
    [/przy \{slot\.trade\}/, 'na polu −2 $'],
    [/(?:stawia|Postaw|rozbiera|oddaje) \{(?:tile|building)\} na/, 'stawia budynek 4a na działce A1'],
    [/po kroku \{move\}|[Kk]rok (?:wstecz|naprzód)/, 'ruch: a step is walked'],
  ],
};
