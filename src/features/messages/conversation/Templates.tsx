import { useTranslation } from 'react-i18next';
import type { PartnerKind } from '#entities/message/rules/message.ts';
import css from './composer.module.css';
import type { About } from './useComposer.ts';

export interface TemplatesProps {
  readonly partnerKind: PartnerKind;
  readonly about: About | undefined;
  readonly onChoose: (words: string) => void;
}

const general = {
  exhibitor: ['templateMeet', 'templateSample', 'templateBrochure'],
  visitor: ['templateVisitorMeet', 'templateVisitorCard', 'templateVisitorAbout'],
  organizer: [],
} as const satisfies Readonly<Record<PartnerKind, readonly string[]>>;
const templates = {
  product: ['templatePrice', 'templateProductSample', 'templateProductMeet'],
  appointment: ['templateAppointmentLate', 'templateAppointmentMove', 'templateAppointmentBring'],
  supply: ['templateSupplyOpen', 'templateSupplyPrice', 'templatePostMeet'],
  demand: ['templateDemandOffer', 'templateDemandDetail', 'templatePostMeet'],
} as const;

/** Words to begin with; the visitor may change them before they are sent. */
export function Templates({ partnerKind, about, onChoose }: TemplatesProps) {
  const { t } = useTranslation('conversation');
  const words =
    about === undefined
      ? general[partnerKind].map((key) => t(key))
      : templates[about.kind].map((key) => t(key, { product: about.name }));
  return (
    <ul className={css['templates']} aria-label={t('templates')}>
      {words.map((text) => (
        <li key={text}>
          <button className={css['template']} type="button" onClick={() => onChoose(text)}>
            <span className={css['templateFace']}>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
