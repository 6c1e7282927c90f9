/** What to write instead of a whole query. */
export interface Instead {
  message: string;
  fix?: string;
}
