import { pairs } from './words.ts';

export const productLines = pairs(
  '重复定位精度 ±0.02 mm，连续运行无需复校。|Repeats within ±0.02 mm, shift after shift, without recalibration.;整机模块化设计，二十分钟完成换型。|Modular throughout: a changeover takes twenty minutes.;支持主流工业总线，接入现有产线不用改造。|Speaks the common fieldbuses, so an existing line stays as it is.;能耗比上一代降低三成。|Uses thirty per cent less energy than the model before.;中英文操作界面，半天即可上手。|Chinese and English on its screen, learned in half a day.;关键部件质保三年，备件常备库存。|Three years of warranty on core parts, spares in stock.;体积小，可以装进标准机柜。|Small enough for a standard cabinet.;防护等级 IP67，粉尘和油雾环境照常工作。|Rated IP67 for dust and oil mist.;已在汽车、电子和食品行业稳定运行。|At work in car, electronics and food plants.;数据本地保存，也可以上传到工厂平台。|Keeps its data on site or sends it to the plant’s own platform.',
);
export const titles = pairs(
  '适合中小批量柔性生产|For flexible production in small lots;新一代平台，现场演示|The new platform, live at the booth;开箱即用，一天投产|Out of the box and productive within a day;为连续生产而设计|Built to run around the clock;出口机型，电压可选|Export model, choice of voltages;展会特惠，含上门安装|Show offer with installation on site',
);
export const comments = pairs(
  '现场看过演示，定位很稳，想了解交期。|Saw it at the booth. Very steady. What is the lead time?;请问有没有适合小批量的型号？|Is there a model for small lots?;参数能发一份中文资料吗？|Could you send me the data sheet?;我们去年装了两台，到现在没有停过机。|We installed two of them last year and they have not stopped since.;价格比预期低，售后怎么安排？|Cheaper than I expected. How is service arranged?;展位在哪个馆？明天上午过去看看。|Which hall are you in? I will come by tomorrow morning.;可以带样件到现场试加工吗？|May I bring a part for a trial?;噪声大不大？车间离办公区很近。|How loud is it? Our offices are next door.;支持 220V 单相吗？|Does it run on single-phase 220 V?;演示的小哥讲得很清楚，谢谢！|The demonstration was very clear, thank you!;有没有租赁方案？|Can it be rented?;👍|👍',
);
export const answers = pairs(
  '您好，常规型号四周交货，资料已发到您的邮箱。|Standard models ship in four weeks. The data sheet is in your mail.;欢迎带样件来 2 号馆，每天上午可以试加工。|Please bring your part to hall 2, trials run every morning.;支持的，下单时备注电压即可。|Yes. Just name the voltage in your order.;感谢支持！|Thank you!;我们也在用，确实稳定。|We use it too, and it is reliable.;工程师稍后会与您联系。|An engineer will contact you shortly.',
);
export const events = pairs(
  '新品发布|Launch;现场演示|Live demonstration;技术交流|Technical talk;用户沙龙|User meeting',
);
export const stages = pairs('主舞台|main stage;会议室|meeting room;路演区|pitch area');
/** Of the organiser. */
export const notices = pairs(
  '夜场开放：周五延至 20:00|Open late: Friday until 20:00;四十场技术交流日程公布|Programme of forty technical talks is out;采购对接会还有名额|Places left at the matchmaking;地铁专线直达南门|Shuttle from the metro to the south gate;新品首发：十二家展商|Twelve exhibitors show a product for the first time;停车请走 3 号门|Parking through gate 3',
);

/** Texts that must be shown as they are, and never break a page. */
export const hostileNames = [
  '<b>限时特价</b><img src=x onerror="alert(1)">',
  `"><script>alert('product')</script> & Söhne`,
  'Superduperultrahochleistungsfrequenzumrichterschaltschrankkühlgerät'.repeat(2),
  '｛{product.name}｝ \u202eelbisrever 👩‍🏭🤖',
] as const;
export const hostileHtml =
  '<p onclick="alert(1)">参数见<a href="javascript:alert(2)">附件</a></p><script>alert(3)</script><iframe src="https://elsewhere.example.com/"></iframe><p>正常的一段。</p>';
