import { useTranslation } from 'react-i18next';
import { supplyPosts } from '#entities/supply/api/supplyCollections.ts';
import { products } from '#entities/product/api/productCollections.ts';
import type { MessageOwner, Partner } from '#entities/message/rules/message.ts';
import { ownerKeyOf } from '#entities/supply/rules/postOwner.ts';
import { type SupplyPost, isListed } from '#entities/supply/rules/supplyPost.ts';
import { productName } from '#entities/product/rules/productTexts.ts';
import { appointmentQuery } from '#entities/appointment/appointmentQueries.ts';
import { detailQuery } from '#flows/content/detailQuery.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { languageOf } from '#language/language.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { localize } from '#ui/text/localize.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import css from '../composer.module.css';
import type { About } from '../useComposer.ts';
import { useNamedId } from './useNamedId.ts';

/** What the address names, where it belongs to the partner: nothing is asked of the wrong one. */
export function useAbout(owner: MessageOwner, partner: Partner): About | undefined {
  const product = useAboutProduct(partner);
  const post = useAboutPost(partner);
  const appointment = useAboutAppointment(owner, partner);
  return product ?? post ?? appointment;
}

function useAboutProduct(partner: Partner): About | undefined {
  const { i18n } = useTranslation();
  const id = useNamedId('product');
  const { data } = useServerQuery({
    ...detailQuery(products, { RecordId: id ?? '' }),
    enabled: id !== undefined,
  });
  if (!data || partner.kind !== 'exhibitor' || data.ExhibitorId !== partner.id) return undefined;
  return { kind: 'product', id: data.RecordId, name: localize(productName(data), languageOf(i18n.language)) };
}

function useAboutPost(partner: Partner): About | undefined {
  const id = useNamedId('post');
  const { data } = useServerQuery({
    ...detailQuery(supplyPosts, { RecordId: id ?? '' }),
    enabled: id !== undefined,
  });
  if (!data || !isOpenTo(data, partner)) return undefined;
  return { kind: data.kind, id: data.RecordId, name: data.productName };
}

function useAboutAppointment({ exhibitionId, visitorId }: MessageOwner, partner: Partner): About | undefined {
  const { t, i18n } = useTranslation('conversation');
  const id = useNamedId('appointment');
  const { data } = useServerQuery({
    ...appointmentQuery({ exhibitionId, visitorIds: [visitorId], appointmentId: id ?? '' }),
    enabled: id !== undefined,
  });
  if (!data || partner.kind !== 'exhibitor' || data.exhibitorId !== partner.id) return undefined;
  const time = formatVenueMoment(data.startMs, 'dayTime', languageOf(i18n.language));
  return { kind: 'appointment', id: data.RecordId, name: t('appointmentAt', { time }) };
}

/** To its owner, whom others see. */
const isOpenTo = (post: SupplyPost, { kind, id }: Partner): boolean => {
  const owner = post.ExhibitorId === '' ? 'visitor' : 'exhibitor';
  return isListed(post) && kind === owner && id === ownerKeyOf(post);
};

const iconOf = (kind: About['kind']) => (kind === 'product' || kind === 'appointment' ? kind : 'supply');

export interface AboutCardProps {
  readonly about: About;
  readonly onDrop: () => void;
}

/** What the next message is about. */
export function AboutCard({ about: { kind, name }, onDrop }: AboutCardProps) {
  const { t } = useTranslation('conversation');
  return (
    <div className={css['about']}>
      <Icon name={iconOf(kind)} sizeRem={1.25} />
      <span className={css['aboutName']}>{t('about', { name })}</span>
      <button className={css['drop']} type="button" aria-label={t('dropAbout')} onClick={onDrop}>
        <Icon name="close" sizeRem={1.25} />
      </button>
    </div>
  );
}
