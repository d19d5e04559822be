import { useNavigate } from 'react-router-dom';
import { loginAsPath } from '#domain/address/paths.ts';
import { saveReturnTo } from '#flows/navigation/returnTo.ts';

/** Leads to the organiser's login, which comes back to `back`. */
export function useOrganiserLogIn(exhibitionId: string, back: string): () => void {
  const navigate = useNavigate();
  return () => {
    saveReturnTo(exhibitionId, back);
    void navigate(loginAsPath(exhibitionId, 'host'));
  };
}
