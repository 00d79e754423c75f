/**
 * Words that compounds are made of, as they begin. Patterns know syllables but no words, and would divide `Systemin-tegration`. The longest
 * one counts: `verarbeitung`, not the `arbeit` in it.
 */
const GERMAN = `
  abfrage abgabe abgang abgleich ablage ablauf ablehnung abläufe ablösung abmeldung abnahme abruf abschaltung abschluss
  abschätzung abteilung abwicklung abzug administration aktivität analyse anbieter angabe angebot angriff anlage anmeldung annahme anordnung
  anschluss anschlüsse ansicht anteil antrag anweisung anwendung anzeige arbeit architekt archiv arten assistent assistenz aufbewahrung
  aufgabe auflösung aufnahme aufrecht aufruf aufsicht auftrag aufträge aufwand ausbildung ausfall ausführung ausgabe ausgang ausgleich
  auskunft ausleitung auslösung ausschreibung ausschuss austritt auswahl ausweis auswertung auszug auszüge bauer bearbeit beauftragt bedarf
  bedingung befund beginn begriff behandlung behörde beispiel beitritt beratung berechtig bereich bereitschaft bereitstell bericht
  bescheinigung beschluss beschreibung besetzung besitzer besprechung bestellung bestimmung betreiber betreuung betrieb beurteilung bewerber
  bewerbung bewertung bezogen bibliothek block bogen browser budget bänder büro checkliste cloud controller daten datum dauer details
  diagramm diebstahl dienst disposition dokument drucker durchführung durchgang ebene eigentümer einführung eingang eingriff einheit einkauf
  einnahme einrichtung einsatz einschränkung einschätzung einstellung eintrag eintritt einträge energie entnahme entscheid entwickl entwurf
  erfahrung erfassung ergebnis erkennung erklärung erlaubnis ersatzteil fachkräfte fassung fehler fenster fläche formen formular forum frage
  freigabe frist funktion fähig führer führung gebühr gegenstand gehalt gerät geschäft geschützt gesellschaft gesetz gespräch gestaltung
  gremien gremientermin gremium grenze grundlage gruppe gutachten gültig haftpflicht handbuch handel handlung hersteller herstellung hilfe
  hinweis häufigkeit identität index informatik infrastruktur inhaber inhalt installation integration internet inventar kalender kammer kandidat
  kanzlei katalog kennung kennwort klasse klausel klinik kommission kommunikation konferenz konfigurator kontakt konten konto kontrolle
  kopie kosten kraft kriterien kräfte kunden käufer label landschaft laufwerk laufzeit lehrgang leistung leitfaden leitplanken leitstelle
  leitung liste lizenz lösung management mandat maschinen massnahme massstab matrix maßnahme maßstab meister meldung messung methoden
  migration minuten mitarbeit mitglied modell modus monat nachweis namen nennung netz neuheit notfall notiz nummer nutzung ordner ordnung
  organisation paket partner person pflicht plan plattform platz plätz portal position postfach postfächer preis prinzip problem produkt
  programm projekt protokoll prozess prämie prüfstand prüfung puffer punkt qualität quartal quelle quote rechner rechnung recht rechtfertig
  redaktion referat regel region register reise ressource richtlinie risiko rolle rufnummer runde rückmeldung sachen schaden schein schema
  schicht schlüssel schnittstelle schritt schule schulung schutz schwachstelle schätzung seite server service setzung sicherheit sicherung
  sitzung software speicher spezialist spiel sprach sprung standard standort station stelle stellung steuerung stichprobe strasse strategie
  straße struktur stunde system tabelle tagung tarif team technik teile teilnahme teilung telefon termin test ticket treiber trennung umfang
  umfrage umgebung umschlag umsetzung umwandlung umzug unterbrechung unterlage unternehmen unterricht unterschied unterschrift untersuchung
  update variable verantwort verarbeit verbrauch vereinbarung verfahren verfügbar vergabe vergleich vergütung verhalten verhandlung
  verhältnis verkauf verlauf verletzung vermerk vermessung vermittlung verordnung versammlung verschlüssel versetzung versicherung version
  versorgung verstoß verstärkung versuch verteilung vertrag vertrauen vertretung verträg verwaltung verzeichnis veränderung vorbereitung
  vorfall vorfälle vorgabe vorgang vorlage vorrat vorschlag vorschläge vorschrift vorsorge vorstellung wandlung warteschlange wasser wechsel
  welle werkstatt werkzeug wesen wiederherstell wirtschaft wissen woche wunsch zahlen zahlung zeit zentrum zertifikat zeugnis zimmer zone
  zugang zugriff zuordnung zuschlag zuständig zuweisung änderung übergabe übergang übernahme überprüf übersetzung übersicht überwachung
`

/** By the name of the patterns. */
const WORDS: Readonly<Record<string, RegExp>> = { de: startsOf(GERMAN) }

/** Where a word consists of other words, such as after `System` in `Systemintegration`. */
export function jointsOf(word: string, patterns: string): readonly number[] {
  const words = WORDS[patterns]
  return words ? [...word.toLowerCase().matchAll(words)].map(({ index }) => index) : []
}

function startsOf(words: string): RegExp {
  const longestFirst = words
    .trim()
    .split(/\s+/)
    .toSorted((one, other) => other.length - one.length)
  return new RegExp(longestFirst.join('|'), 'g')
}
