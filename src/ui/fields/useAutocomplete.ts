import { createContext, useContext } from 'react';

const tokens: Readonly<Record<string, string>> = {
  Name: 'name',
  NameEn: 'name',
  NickName: 'nickname',
  CompanyName: 'organization',
  Job: 'organization-title',
  Address: 'street-address',
  CompAddr: 'street-address',
  Street: 'street-address',
  Province: 'address-level1',
  City: 'address-level2',
  PostCode: 'postal-code',
  Country: 'country-name',
  Nationality: 'country-name',
  Birthday: 'bday',
  Website: 'url',
};

/** Fields about other people: a contact person, an inviter. */
const ofAnother = /^(Contact|Inviter|Emergency)/;

/** Whether the questions are about the owner of the phone: of a companion the browser knows nothing that would be right. */
export const AboutOwnerContext = createContext(true);

/** What the browser may offer to fill in, by the server's name of the field; `usual` where its kind says enough. */
export function useAutocomplete(key: string, usual?: 'tel' | 'email' | 'off'): string | undefined {
  const isAboutOwner = useContext(AboutOwnerContext);
  if (!isAboutOwner || ofAnother.test(key)) return 'off';
  return tokens[key] ?? usual;
}
