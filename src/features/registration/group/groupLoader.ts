import { type LoaderFunction, redirect } from 'react-router-dom';
import { loginPath, registerPath } from '#domain/address/paths.ts';
import { startJoining } from '#entities/registration/joining.ts';
import { prefetchForm } from '#entities/registration/registrationFormQuery.ts';
import { localStores } from '#session/localStores.ts';

/** Who follows a link into another person's group registers alone, with the group noted down. */
export const groupLoader: LoaderFunction = async ({ params, request }) => {
  const { id = '', channelId = '' } = params;
  const joined = new URL(request.url).searchParams.get('join');
  if (joined !== null) {
    startJoining(id, joined);
    return redirect(registerPath(id, channelId));
  }
  const contact = await (await localStores()).provenContacts.load(id);
  if (contact === undefined) return redirect(loginPath(id, channelId, 'group'));
  prefetchForm(id, channelId || undefined);
  return contact;
};
