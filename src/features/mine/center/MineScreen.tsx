import { StaleNotice } from '#ui/query/StaleNotice.tsx';
import { OwnRegistration } from '../OwnRegistration.tsx';
import { Center } from './Center.tsx';
import { MineSkeleton } from './MineSkeleton.tsx';

/** One's own registration, also without a network. */
export default function MineScreen() {
  return (
    <OwnRegistration skeleton={<MineSkeleton />}>
      {({ mine, ...shown }) => (
        <>
          <StaleNotice query={mine.query} />
          <Center {...shown} />
        </>
      )}
    </OwnRegistration>
  );
}
