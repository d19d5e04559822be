import { useTranslation } from 'react-i18next';
import { selfId } from '#domain/group/groupMember.ts';
import type { Group } from '../useGroup.ts';

/** What a person of the list is called, also before they have a name. */
export function useNameOf({ roster }: Group): (memberId: string) => string {
  const { t } = useTranslation('group');
  return (memberId) => {
    const name = roster.members.find(({ id }) => id === memberId)?.name.trim() ?? '';
    if (name !== '') return name;
    return t(memberId === selfId ? 'me' : 'nameless');
  };
}
