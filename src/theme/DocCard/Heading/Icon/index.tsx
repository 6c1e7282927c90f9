/** Removes the emoji that the theme puts before a card's title. The title already says what the card opens. */
export default function DocCardIcon() {
  return null;
}
