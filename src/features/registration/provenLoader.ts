import { type LoaderFunction, redirect } from 'react-router-dom';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { loginPath } from '../../domain/address/paths.ts';

/** A screen that requires a proven contact: without one it redirects to the login and back. Its data is the contact. */
export const provenLoader: LoaderFunction = async ({ params }) => {
  const { id = '', channelId } = params;
  // The localStores come with the screens that need them, not with the landing page.
  const { localStores } = await loadChunk(() => import('../../flows/session/localStores.ts'));
  const contact = await (await localStores()).provenContacts.load(id);
  return contact ?? redirect(loginPath(id, channelId, 'register'));
};
