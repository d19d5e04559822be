import { organiserReportsPath } from '#domain/address/organiser/organiserPaths.ts';
import { AskedScreen } from '../organiserQuestions/AskedScreen.tsx';

/** What visitors report: posts, comments and partners in messages. */
export default function OrganiserReportsScreen() {
  return <AskedScreen kind="report" pathOf={organiserReportsPath} />;
}
