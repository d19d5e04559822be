import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { codePath } from '#domain/address/paths.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';

export interface ToTicketProps {
  readonly voucherId: string;
}

/** Leads who is registered from a form to the ticket, and says why; a correction begins there. */
export function ToTicket({ voucherId }: ToTicketProps) {
  const { t } = useTranslation('identity');
  const words = t('alreadyTitle');
  useEffect(() => renderToast(words, { outlivesNavigation: true }), [words]);
  return <Navigate replace to={codePath(voucherId)} />;
}
