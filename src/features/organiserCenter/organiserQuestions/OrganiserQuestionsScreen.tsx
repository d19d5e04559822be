import { organiserQuestionsPath } from '#domain/address/organiser/organiserPaths.ts';
import { AskedScreen } from './AskedScreen.tsx';

/** What visitors ask the organiser. */
export default function OrganiserQuestionsScreen() {
  return <AskedScreen kind="question" pathOf={organiserQuestionsPath} />;
}
