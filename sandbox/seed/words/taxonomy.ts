import type { TextPair } from '#domain/form/formDefinition.ts';

interface Branch extends TextPair {
  readonly goods: readonly TextPair[];
}

const pairOf = (text: string): TextPair => {
  const [zh = '', en = ''] = text.split('|');
  return { zh: zh.trim(), en: en.trim() };
};

const branchOf = (text: string): Branch => {
  const [name = '', goods = ''] = text.split(':');
  return { ...pairOf(name), goods: goods.split(';').map(pairOf) };
};

/** What can be bought at a trade show: twelve fields with eight kinds of goods each. */
const taxonomy: readonly Branch[] = [
  '精密机械|Precision Machinery: 五轴加工中心|five-axis machining centre; 立式加工中心|vertical machining centre; 数控车床|turning lathe; 精密磨床|precision grinder; 电火花机床|spark eroder; 激光切割机|laser cutter; 折弯机|press brake; 刀柄|tool holder',
  '工业机器人|Robotics: 六轴协作机器人|six-axis cobot; 码垛机器人|palletising robot; 焊接机器人|welding robot; 并联机器人|delta robot; 柔性夹爪|soft gripper; 机器人控制柜|robot controller; 力控传感器|force sensor; 机器人底座|robot base',
  '机器视觉|Machine Vision: 视觉检测相机|inspection camera; 线阵相机|line-scan camera; 三维扫描仪|3D scanner; 视觉光源|vision light; 读码器|code reader; 智能相机|smart camera; 图像采集卡|frame grabber; 检测工位|inspection station',
  '数控技术|CNC Technology: 数控系统|CNC controller; 伺服电机|servo motor; 主轴单元|spindle unit; 直线导轨|linear guide; 滚珠丝杠|ball screw; 变频器|frequency inverter; 旋转工作台|rotary table; 编码器|rotary encoder',
  '传感器|Sensors: 激光位移传感器|laser displacement sensor; 接近开关|proximity sensor; 压力变送器|pressure transmitter; 温度传感器|temperature sensor; 流量计|flow meter; 振动传感器|vibration sensor; 称重模块|load cell; 安全光幕|light curtain',
  '工业软件|Industrial Software: 产线数字孪生平台|digital twin platform; 制造执行系统|execution system; 排产软件|production planner; 设备管理平台|asset manager; 能耗监测网关|energy monitoring gateway; 质量追溯系统|traceability system; 工艺设计软件|process designer; 数据采集软件|data collector',
  '新能源装备|Energy Equipment: 储能变流器|storage converter; 锂电叠片机|cell stacker; 光伏串焊机|solar stringer; 充电桩|charging station; 燃料电池堆|fuel cell stack; 电池检测柜|cell tester; 储能电池柜|storage cabinet; 热管理机组|cooling unit',
  '自动化|Automation: 可编程控制器|logic controller; 气动阀岛|valve terminal; 自动装配线|assembly line; 拧紧工作站|tightening station; 点胶机|dispensing robot; 输送线|conveyor line; 触控面板|touch panel; 远程输入输出模块|remote I/O module',
  '智能物流|Smart Logistics: 自动导引车|automated guided vehicle; 堆垛机|stacker crane; 分拣系统|sorting system; 穿梭车|shuttle vehicle; 立体货架|storage rack; 拆垛工作站|depalletising station; 电子标签|picking label; 无人叉车|driverless forklift',
  '检测仪器|Test Instruments: 三坐标测量机|coordinate measuring machine; 粗糙度仪|roughness tester; 硬度计|hardness tester; 光谱分析仪|spectrum analyser; 示波器|oscilloscope; 透视检测机|X-ray inspector; 气密检测仪|leak tester; 环境试验箱|climate chamber',
  '增材制造|Additive Manufacturing: 金属打印机|metal printer; 树脂打印机|resin printer; 砂型打印机|sand printer; 送粉器|powder feeder; 后处理设备|finishing cabinet; 打印工作站|printing station; 切片软件|slicing program; 粉末回收机|powder recycler',
  '安全与环保|Safety and Environment: 烟尘净化器|fume extractor; 切削液过滤机|coolant filter; 隔音房|noise enclosure; 急停按钮|emergency button; 防护围栏|guard fence; 余热回收机|heat recovery unit; 废气处理机|exhaust scrubber; 防爆灯|explosion-proof lamp',
].map(branchOf);

/** A category of the first level, counted from 0. */
export function firstCategory(at: number): TextPair {
  const { zh, en } = branch(at);
  return { zh, en };
}

/** What the `at`-th category below the `firstAt`-th one is about; in English in the singular. */
export function goodsOf(firstAt: number, at: number): TextPair {
  const { goods } = branch(firstAt);
  return goods[at % goods.length] ?? { zh: '', en: '' };
}

/** As the name of a category: “Turning lathes”. */
export const pluralOf = (en: string) => `${en.charAt(0).toUpperCase()}${en.slice(1)}s`;

const branch = (at: number): Branch => taxonomy[at % taxonomy.length] ?? { zh: '', en: '', goods: [] };
