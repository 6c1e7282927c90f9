/** The button that repeats a failed search. */
export default function TryAgain({onClick}: {onClick: () => void}) {
  return (
    <button type="button" className="button" onClick={onClick}>
      Try again
    </button>
  );
}
