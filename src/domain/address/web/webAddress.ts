/** An address on the machine where the app is tried out, which has no dot in its name. */
const onThisMachine = /^https?:\/\/localhost(?::\d+)?\/\S*$/;

/** A page that can be opened from anywhere, as a person types it: `example.com/booth` gets its `https://`. */
export function webAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text.length > 2_000 || /\s/.test(text)) return undefined;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`;
  if (onThisMachine.test(address)) return address;
  return /^https?:\/\/[^\s/?#.]+(?:\.[^\s/?#.]+)+(?:[/?#]\S*)?$/i.test(address) ? address : undefined;
}
