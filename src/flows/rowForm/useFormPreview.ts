import { useLocation, useNavigate } from 'react-router-dom';

export interface FormPreview {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

const step = 'preview';

/** The preview stands in the address, so that Back leads from it to the form. */
export function useFormPreview(): FormPreview {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const query = new URLSearchParams(search);
  const isOpen = query.get('step') === step;

  function open() {
    query.set('step', step);
    void navigate({ search: query.toString() }, { state: { isFromForm: true } });
  }

  function close() {
    if (!isOpen) return;
    // Of a preview that was opened by its address the entry before is another page.
    if ((state as { isFromForm?: unknown } | null)?.isFromForm === true) return void navigate(-1);
    query.delete('step');
    void navigate({ search: query.toString() }, { replace: true });
  }

  return { isOpen, open, close };
}
