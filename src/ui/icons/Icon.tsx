import {
  Building2,
  CalendarDays,
  CalendarPlus,
  Camera,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleUserRound,
  ClipboardList,
  Clock,
  Copy,
  Crown,
  Ellipsis,
  Eye,
  EyeOff,
  FileText,
  Flag,
  House,
  Image,
  ImageDown,
  Info,
  Languages,
  LayoutGrid,
  LogOut,
  type LucideIcon,
  Mail,
  MapPin,
  MapPinCheck,
  Minus,
  PencilLine,
  Phone,
  Plus,
  QrCode,
  ScanLine,
  Search,
  Share,
  Star,
  SunMedium,
  Ticket,
  Trash2,
  TriangleAlert,
  UserRound,
  UserRoundPlus,
  UsersRound,
  X,
} from 'lucide-react';

/** By what they stand for. */
const icons = {
  account: CircleUserRound,
  add: Plus,
  addCompanion: UserRoundPlus,
  addToCalendar: CalendarPlus,
  agenda: CalendarDays,
  back: ChevronLeft,
  brightness: SunMedium,
  camera: Camera,
  check: Check,
  checkIn: MapPinCheck,
  close: X,
  companions: UsersRound,
  copy: Copy,
  edit: PencilLine,
  email: Mail,
  exhibitor: Building2,
  explore: LayoutGrid,
  file: FileText,
  forward: ChevronRight,
  hide: EyeOff,
  home: House,
  info: Info,
  language: Languages,
  leader: Crown,
  logOut: LogOut,
  me: UserRound,
  more: Ellipsis,
  open: ChevronDown,
  pass: QrCode,
  phone: Phone,
  place: MapPin,
  poster: Image,
  questionnaire: ClipboardList,
  remove: Trash2,
  saveImage: ImageDown,
  scan: ScanLine,
  search: Search,
  share: Share,
  show: Eye,
  star: Star,
  subtract: Minus,
  team: Flag,
  ticket: Ticket,
  time: Clock,
  warning: TriangleAlert,
} satisfies Readonly<Record<string, LucideIcon>>;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];

export interface IconProps {
  readonly name: IconName;
  /** In rem, so that it grows with the text; 1.5 unless told. */
  readonly sizeRem?: number;
}

/** Decoration: what it stands for is said by a text or a label beside it. */
export function Icon({ name, sizeRem = 1.5 }: IconProps) {
  const Drawing = icons[name];
  return <Drawing size={`${sizeRem}rem`} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
