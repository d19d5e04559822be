// A mobile or document number, spaces and dashes allowed, or an e-mail address. Full-width forms are folded first.
const personalText = /[0-9](?:[\s-]?[0-9]){9,}|[^\s@]@[^\s@]/;
const permitNumber = /^[A-Za-z]{1,2}[0-9]{6,}/;

/** Such texts are never written to localStorage, whichever field they were typed into. */
export function looksPersonal(text: string): boolean {
  const folded = text.normalize('NFKC').trim();
  return personalText.test(folded) || permitNumber.test(folded);
}
