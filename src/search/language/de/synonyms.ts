/** Words that readers use for one another, as in English. Screens, data models, and abbreviations are in English. */
import {names as namesInEnglish} from '../en/synonyms';

/** Abbreviations and names for the same thing, which count equally. */
export const names: string[][] = [
  ...namesInEnglish,
  ['abmelden', 'ausloggen', 'logout'],
  ['anmelden', 'einloggen', 'login', 'sign in'],
  ['asset', 'anlage', 'gut'],
  ['befund', 'finding', 'feststellung'],
  ['benutzer', 'nutzer', 'anwender', 'user'],
  ['berechtigung', 'permission', 'recht'],
  ['einmalanmeldung', 'sso'],
  ['fehler', 'error'],
  ['fälligkeit', 'due date', 'frist'],
  ['meldung', 'message'],
  ['passwort', 'kennwort', 'password'],
  ['rolle', 'role'],
  ['schwachstelle', 'sicherheitslücke', 'vulnerability', 'lücke'],
  ['software', 'programm'],
  ['ticket', 'vorgang'],
];

/** Words with a similar meaning. They match if the word itself is missing, and count less otherwise. */
export const related: string[][] = [
  ['abfrage', 'query', 'suche'],
  ['anbindung', 'connector', 'integration', 'konnektor'],
  ['ausnahme', 'exception', 'antrag'],
  ['behebung', 'patch', 'remediation', 'reparatur'],
  ['bericht', 'report', 'auswertung'],
  ['besitzer', 'eigentümer', 'verantwortlich', 'zuständig'],
  ['beheben', 'lösen', 'schließen'],
  ['einstieg', 'anfangen', 'beginnen', 'erste schritte'],
  ['gruppe', 'cluster', 'team'],
  ['hinzufügen', 'anlegen', 'erstellen'],
  ['kritisch', 'dringend', 'wichtig'],
  ['löschen', 'entfernen'],
  ['protokoll', 'log'],
  ['rechner', 'computer', 'gerät', 'host', 'server'],
  ['risiko', 'risk'],
  ['schnittstelle', 'api'],
  ['speichern', 'merken', 'sichern'],
  ['überfällig', 'verspätet', 'overdue'],
  ['wert', 'score', 'bewertung'],
  ['zugriff', 'zugang', 'berechtigung'],
];
