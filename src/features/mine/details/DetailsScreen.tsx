import { OwnRegistration } from '../OwnRegistration.tsx';
import { Details } from './Details.tsx';

export default function DetailsScreen() {
  return <OwnRegistration>{({ own, voucher }) => <Details own={own} voucher={voucher} />}</OwnRegistration>;
}
