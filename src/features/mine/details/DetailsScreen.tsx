import { HelpLine } from '#flows/assist/HelpLine.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { OwnRegistration } from '../OwnRegistration.tsx';
import { Details } from './Details.tsx';

export default function DetailsScreen() {
  const id = useExhibitionId();
  return (
    <>
      <OwnRegistration>{({ own }) => <Details own={own} />}</OwnRegistration>
      <HelpLine exhibitionId={id} />
    </>
  );
}
