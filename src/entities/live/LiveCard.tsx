import { livePath } from '#domain/address/homePaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { LiveFace, type LiveFaceProps } from './LiveFace.tsx';
import css from './LiveCard.module.css';

export interface LiveCardProps extends LiveFaceProps {}

/** Leads to the room of a live. */
export const LiveCard = ({ ...face }: LiveCardProps) => {
  const exhibitionId = useExhibitionId();
  return (
    <AppLink className={css['card']} to={livePath(exhibitionId, face.row.RecordId)}>
      <LiveFace {...face} />
    </AppLink>
  );
};
