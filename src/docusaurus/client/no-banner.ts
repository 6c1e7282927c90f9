/** Replaces Docusaurus's banner about a wrong `baseUrl`, which the configuration turns off. */
export default function NoBanner(): null {
  return null;
}
