/** Texts needed before the language files are loaded. */
export const landingWords = {
  zh: {
    open: '报名进行中',
    notYetOpen: '报名尚未开始',
    ended: '报名已结束',
    temporarilyClosed: '报名暂时关闭',
    checkIn: '现场签到',
    opensAt: '{time} 开放',
    dates: '时间',
    place: '地点',
    organiser: '主办',
    loading: '正在打开展会…',
    missingTitle: '没有找到这个展会',
    missingText: '链接可能不完整，或展会已下线。请向分享给您的人再要一次链接。',
    failedTitle: '暂时打不开展会',
    failedWhy: '网络太慢、不通，或服务繁忙。',
    failedText: '您已填写的内容都还在，稍后再试即可。',
    retry: '重试',
  },
  en: {
    open: 'Registration open',
    notYetOpen: 'Registration not open yet',
    ended: 'Registration closed',
    temporarilyClosed: 'Registration paused',
    checkIn: 'Check-in',
    opensAt: 'opens {time}',
    dates: 'When',
    place: 'Where',
    organiser: 'Organiser',
    loading: 'Opening the exhibition…',
    missingTitle: 'Exhibition not found',
    missingText:
      'The link may be incomplete, or the exhibition is no longer online. Please ask for the link again.',
    failedTitle: 'The exhibition cannot be opened right now',
    failedWhy: 'The network is slow or down, or the service is busy. ',
    failedText: 'Everything you typed is still here; please try again in a moment.',
    retry: 'Try again',
  },
} as const;

export type Language = keyof typeof landingWords;
