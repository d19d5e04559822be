import { useTranslation } from 'react-i18next';
import type { Appointment, AppointmentPartner } from '#entities/appointment/rules/appointment.ts';
import { CompanyLogo } from '#entities/exhibitor/CompanyLogo.tsx';
import { languageOf } from '#language/language.ts';
import { formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import { usePartnerName } from '../usePartnerName.ts';
import css from './ask.module.css';

interface PartnerHeadProps {
  readonly partner: Pick<AppointmentPartner, 'company' | 'logo' | 'boothNo'>;
  readonly moved: Appointment | undefined;
}

/** Whom it is with, and the time until now of one that is moved. */
export function PartnerHead({ partner, moved }: PartnerHeadProps) {
  const { t, i18n } = useTranslation('appointments');
  const { name, lang } = usePartnerName(partner);
  const language = languageOf(i18n.language);
  return (
    <div className={css['partner']}>
      <CompanyLogo src={partner.logo} name={name} />
      <div className={css['words']}>
        <p className={css['name']} lang={lang}>
          {name}
        </p>
        {partner.boothNo !== '' && <p className={css['note']}>{t('atBooth', { booth: partner.boothNo })}</p>}
        {moved !== undefined && (
          <p className={css['note']}>
            {t('moveFrom', { time: formatVenueSpan(moved.startMs, moved.endMs, language) })}
          </p>
        )}
      </div>
    </div>
  );
}
