import { useParams } from 'react-router-dom';
import { HelpLine } from '#flows/assist/HelpLine.tsx';
import { OwnRegistration } from '../OwnRegistration.tsx';
import { Details } from './Details.tsx';

export default function DetailsScreen() {
  const { id } = useParams();
  return (
    <>
      <OwnRegistration>{({ own, voucher }) => <Details own={own} voucher={voucher} />}</OwnRegistration>
      <HelpLine exhibitionId={id} />
    </>
  );
}
