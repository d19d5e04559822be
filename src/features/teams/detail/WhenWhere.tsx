import { useTranslation } from 'react-i18next';
import { useDevice } from '../../../device/storage/useDevice.ts';
import { readExhibition } from '../../../domain/exhibition/exhibition.ts';
import { mapSearchUrl } from '../../../domain/exhibition/mapSearchUrl.ts';
import { readHostContact } from '../../../domain/person/hostContact.ts';
import { linkRule } from '../../../flows/navigation/linkRule.ts';
import { exhibitionRowOf } from '../../../flows/sharing/exhibitionRowOf.ts';
import { exhibitionTexts, exhibitionWords } from '../../../flows/vouchers/exhibitionTexts.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { RuledLink } from '../../../ui/controls/RuledLink.tsx';
import { useFieldTexts } from '../../../ui/text/useFieldTexts.ts';
import styles from '../teams.module.css';

export function WhenWhere({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('teams');
  const { language } = useFieldTexts();
  const row = useDevice((state) => exhibitionRowOf(state, exhibitionId));
  const exhibition = readExhibition(row);
  if (exhibition === undefined) return null;
  const { dates, place } = exhibitionTexts({ exhibition }, language);
  const words = exhibitionWords({ exhibition }, language);
  const { phone, email } = readHostContact(row);
  return (
    <Card title={t('visit')}>
      <p className={styles.exhibition}>{words.name}</p>
      <dl className={styles.facts}>
        {dates !== '' && (
          <div>
            <dt>{t('when')}</dt>
            <dd>{dates}</dd>
          </div>
        )}
        {place !== '' && (
          <div>
            <dt>{t('where')}</dt>
            <dd>
              {words.place}{' '}
              <RuledLink className={styles.link} to={mapSearchUrl(exhibition.Place || place)} rule={linkRule}>
                {t('map')}
              </RuledLink>
            </dd>
          </div>
        )}
        {(phone !== '' || email !== '') && (
          <div>
            <dt>{t('host')}</dt>
            <dd>
              {phone !== '' && (
                <RuledLink className={styles.link} to={`tel:${phone}`} rule={linkRule}>
                  {t('call', { phone })}
                </RuledLink>
              )}
              {email !== '' && (
                <RuledLink className={styles.link} to={`mailto:${email}`} rule={linkRule}>
                  {t('write', { email })}
                </RuledLink>
              )}
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
