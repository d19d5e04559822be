import { livePath } from '#domain/address/homePaths.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { LiveFace, type LiveFaceProps } from './LiveFace.tsx';
import css from './LiveCard.module.css';

export interface LiveCardProps extends LiveFaceProps {
  readonly exhibitionId: string;
}

/** Leads to the room of a live. */
export const LiveCard = ({ exhibitionId, ...face }: LiveCardProps) => (
  <AppLink className={css['card']} to={livePath(exhibitionId, face.row.RecordId)}>
    <LiveFace {...face} />
  </AppLink>
);
