// A mobile or document number with any spaces or dashes in it, or an e-mail address. Full-width forms are folded first.
const personalText = /[0-9](?:[\s-]?[0-9]){9,}|[^\s@]@[^\s@]/;
const permitNumber = /^[A-Za-z]{1,2}[0-9]{6,}/;

/** Whether a text typed into any field could reach or identify a person; such texts never rest in localStorage. */
export function looksPersonal(text: string): boolean {
  const folded = text.normalize('NFKC').trim();
  return personalText.test(folded) || permitNumber.test(folded);
}
