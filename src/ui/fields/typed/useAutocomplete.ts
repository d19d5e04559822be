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

const ofAnother = /^(Contact|Inviter|Emergency)/;

/** False for companions: the browser knows nothing about them. */
export const AboutOwnerContext = createContext(true);

/** By the server's field name; `usual` if the field type is enough. */
export function useAutocomplete(key: string, usual?: 'tel' | 'email' | 'off'): string | undefined {
  const isAboutOwner = useContext(AboutOwnerContext);
  if (!isAboutOwner || ofAnother.test(key)) return 'off';
  return tokens[key] ?? usual;
}
