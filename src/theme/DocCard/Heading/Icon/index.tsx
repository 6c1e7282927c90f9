/** A card's title says what it opens; the emoji that the theme puts before it says less. */
export default function DocCardIcon() {
  return null;
}
