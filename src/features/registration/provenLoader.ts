import { type LoaderFunction, redirect } from 'react-router-dom';
import { loadChunk } from '#chunks/loadChunk.ts';
import { loginPath } from '#domain/address/paths.ts';

/** The local stores come with the screens that need them, not with the landing page. */
const openStores = () =>
  loadChunk(() => import('#session/localStores.ts')).then(({ localStores }) => localStores());

/** Opens ahead what the loader reads. A failure is seen when it reads. */
export function prepareProven(): void {
  openStores().catch(() => {});
}

/** A screen that requires a proven contact: without one it redirects to the login and back. Its data is the contact. */
export const provenLoader: LoaderFunction = async ({ params }) => {
  const { id = '', channelId } = params;
  const { provenContacts } = await openStores();
  const contact = await provenContacts.load(id);
  return contact ?? redirect(loginPath(id, channelId, 'register'));
};
