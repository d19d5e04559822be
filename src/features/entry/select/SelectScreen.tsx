import { Landing } from './Landing.tsx';

/** The page that a shared link opens. */
export default function SelectScreen() {
  return <Landing />;
}
