const tokens: Readonly<Record<string, string>> = {
  Name: 'name',
  CompanyName: 'organization',
  Job: 'organization-title',
  Address: 'street-address',
  Nationality: 'country-name',
};

/** What the browser may offer to fill in, by the server's name of the field; undefined leaves it to the browser. */
export function autocompleteToken(key: string): string | undefined {
  return tokens[key];
}
