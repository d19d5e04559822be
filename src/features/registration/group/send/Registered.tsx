import { useTranslation } from 'react-i18next';
import { codePath } from '#domain/address/paths.ts';
import { joinedQuery } from '../companionsQuery.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { Card } from '#ui/page/Card.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import type { Group } from '../useGroup.ts';
import { useGroupPasses } from '../useGroupPasses.ts';

/** Who of the group is registered: those whose codes this phone holds, and those who came through the link. */
export function Registered({ group }: { readonly group: Group }) {
  const { t } = useTranslation('group');
  const { exhibitionId } = group.leader;
  const { groupId } = group.roster;
  const held = useGroupPasses(group);
  const { data: joined = [] } = useServerQuery(joinedQuery(exhibitionId, groupId));
  const others = joined.filter(({ recordId }) => !held.some((voucher) => voucher.recordId === recordId));
  const first = held[0];
  return (
    <>
      {first !== undefined && (
        <Card title={t('registered', { number: held.length })}>
          <p>{held.map(({ name }) => name).join(t('and'))}</p>
          <LinkButton kind="secondary" to={codePath(first.recordId)}>
            {t('showCodes')}
          </LinkButton>
        </Card>
      )}
      {others.length > 0 && (
        <Card title={t('joined', { number: others.length })}>
          <p>{others.map(({ name }) => name).join(t('and'))}</p>
        </Card>
      )}
    </>
  );
}
