import { useNavigate } from 'react-router-dom';
import { hasPreviousPage } from './historyTrail.ts';

/** For an app bar: to the previous page of the app, or, opened by a link, to `backTo` in place of this page. */
export function useBack(backTo: string): () => void {
  const navigate = useNavigate();
  return () => void (hasPreviousPage() ? navigate(-1) : navigate(backTo, { replace: true }));
}
