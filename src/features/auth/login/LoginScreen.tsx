import { useSearchParams } from 'react-router-dom';
import { roleOf } from '#domain/person/role.ts';
import { PartnerLogin } from './PartnerLogin.tsx';
import { VisitorLogin } from './VisitorLogin.tsx';

/** The login of the role that the address names; visitors need not be named. */
export default function LoginScreen() {
  const [query] = useSearchParams();
  const role = roleOf(query.get('as'));
  return role === 'visitor' ? <VisitorLogin /> : <PartnerLogin key={role} role={role} />;
}
