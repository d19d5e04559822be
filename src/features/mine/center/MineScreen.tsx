import { StaleNotice } from '#ui/query/StaleNotice.tsx';
import { OwnRegistration } from '../OwnRegistration.tsx';
import { Center } from './Center.tsx';

/** One's own registration, also without a network. */
export default function MineScreen() {
  return (
    <OwnRegistration>
      {({ mine, ...shown }) => (
        <>
          <StaleNotice query={mine.query} />
          <Center {...shown} />
        </>
      )}
    </OwnRegistration>
  );
}
