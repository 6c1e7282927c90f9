/** In place of Docusaurus's banner about a wrong `baseUrl`, where the configuration turns it off. */
export default function NoBanner(): null {
  return null;
}
