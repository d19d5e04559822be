import { useNavigate } from 'react-router-dom';
import { registerPath } from '../../../domain/address/paths.ts';
import { saveReturnTo } from '../../../flows/navigation/returnTo.ts';
import { Button } from '../../../ui/controls/Button.tsx';

export interface RegisterToCommentProps {
  readonly exhibitionId: string;
  readonly text: string;
}

/** For a phone without a registration: leads to it, and back here. */
export function RegisterToComment({ exhibitionId, text }: RegisterToCommentProps) {
  const navigate = useNavigate();
  async function go() {
    saveReturnTo(exhibitionId, window.location.pathname + window.location.search);
    await navigate(registerPath(exhibitionId));
  }
  return (
    <Button kind="secondary" onClick={() => void go()}>
      {text}
    </Button>
  );
}
