/** A page that can be opened from anywhere, as a person types it: `example.com/booth` gets its `https://`. */
export function webAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text.length > 2_000 || /\s/.test(text)) return undefined;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`;
  return /^https?:\/\/[^\s/?#.]+(?:\.[^\s/?#.]+)+(?:[/?#]\S*)?$/i.test(address) ? address : undefined;
}
