import type { LoaderFunction } from 'react-router-dom';
import { provenLoader } from '../provenLoader.ts';
import { prefetchForm } from '#entities/registration/registrationFormQuery.ts';

export { prepareProven } from '../provenLoader.ts';

/** The questions are behind a proven contact; their form is read while the screen's code loads. */
export const informationLoader: LoaderFunction = async (args, context) => {
  const { id = '', channelId } = args.params;
  const proven: unknown = await provenLoader(args, context);
  if (!(proven instanceof Response)) prefetchForm(id, channelId);
  return proven;
};
