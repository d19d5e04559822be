import { useTranslation } from 'react-i18next';
import { productPictures } from '#entities/product/rules/productPictures.ts';
import { isServerRow, readLine } from '#domain/record/serverRow.ts';
import { CompanyLogo } from '#entities/exhibitor/CompanyLogo.tsx';
import { FramedPicture } from '#flows/pictures/FramedPicture.tsx';
import { PictureGallery } from '#flows/pictures/PictureGallery.tsx';
import { OrganiserRichText } from '#flows/richText/OrganiserRichText.tsx';
import { Card } from '#ui/page/Card.tsx';
import { SummaryList } from '#ui/page/SummaryList.tsx';
import type { Company } from './companyQuery.ts';
import css from './CompanyPreview.module.css';

interface CompanyPreviewProps {
  readonly company: Company;
}

/** What visitors see of an exhibitor, in both languages. */
export function CompanyPreview({ company }: CompanyPreviewProps) {
  const { t } = useTranslation('exhibitorCenter');
  const name = company.CompanyName || company.CompanyNameEn;
  const pictures = productPictures([company.ExhibitorImageUrl, ...company.Banners]);
  const pictureName = (number: number) => t('pictureOf', { company: name, number });
  const facts = (['CompanyNameEn', 'MasterService', 'MasterServiceEn', 'Booth3DUrl'] as const).map((key) => ({
    key,
    label: t(`ask_${key}`),
    text: company[key],
  }));
  const written = (['ShortIntroduce', 'ShortIntroduceEn'] as const).filter(
    (key) => company[key].trim() !== '',
  );
  return (
    <>
      {pictures.length > 0 && (
        <Card>
          <PictureGallery addresses={pictures} label={t('group_pictures')} altOf={pictureName} />
        </Card>
      )}
      <Card>
        <div className={css['head']}>
          <CompanyLogo src={company.Logo} name={name} />
          <h2 className={css['name']}>{name}</h2>
        </div>
        <SummaryList items={facts} />
      </Card>
      {written.map((key) => (
        <Card key={key} title={t(`ask_${key}`)}>
          <OrganiserRichText
            text={{ zh: company[key], en: company[key] }}
            title={t(`ask_${key}`)}
            headingLevel={3}
            pictureName={pictureName}
          />
        </Card>
      ))}
      <SinglePictures company={company} />
      <People company={company} />
    </>
  );
}

function SinglePictures({ company }: CompanyPreviewProps) {
  const { t } = useTranslation('exhibitorCenter');
  return (['ExhibitorAchievementImageUrl', 'ExhibitorQRCode', 'CloudDockingQrCode'] as const)
    .filter((key) => company[key] !== '')
    .map((key) => (
      <Card key={key} title={t(`ask_${key}`)}>
        <FramedPicture
          title={t(`ask_${key}`)}
          label={t('openPicture', { what: t(`ask_${key}`) })}
          address={company[key]}
          alt={t(`ask_${key}`)}
        />
      </Card>
    ));
}

function People({ company }: CompanyPreviewProps) {
  const { t } = useTranslation('exhibitorCenter');
  const people = company.LinkList.filter(isServerRow).map((contact) =>
    ['LinkName', 'LinkNameEn', 'Job', 'JobEn', 'LinkMob']
      .map((part) => readLine(contact[part]))
      .filter((part) => part !== '')
      .join(' · '),
  );
  if (people.length === 0) return null;
  return (
    <Card title={t('group_contacts')}>
      <ul className={css['people']}>
        {people.map((person) => (
          <li key={person}>{person}</li>
        ))}
      </ul>
    </Card>
  );
}
