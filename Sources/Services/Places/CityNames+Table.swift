/// The table of capitals and other cities, with their time zones and their names in other languages.
extension CityNames {
  /// Cities that are not in the table of time zones, because their zone is named after another city. The lines have the
  /// form of zone.tab, with the names of the city added.
  static let further = """
    DE\t+5333+00959\tEurope/Berlin\tHamburg|Гамбург|ハンブルク|汉堡|Hamburgo
    DE\t+4808+01135\tEurope/Berlin\tMunich|München|Monaco di Baviera|Múnich|Monachium|Мюнхен|ミュンヘン|慕尼黑
    DE\t+5056+00657\tEurope/Berlin\tCologne|Köln|Colonia|Keulen|Kolonia|Кёльн|ケルン|科隆
    """

  /// Capitals and other large cities after which time zones are named. Each line has a zone, and the names of its city
  /// in other languages. The number of a line is the rank of its city: cities that people mean most often come first.
  static let table = """
    Asia/Tokyo|東京|东京|Tokio|Токио|도쿄|طوكيو
    Asia/Shanghai|上海|Schanghai|Шанхай|シャンハイ|상하이|شانغهاي
    America/Sao_Paulo|São Paulo|San Paolo|Сан-Паулу|サンパウロ|圣保罗
    America/Mexico_City|Ciudad de México|Mexiko-Stadt|Mexico|Città del Messico|Мехико|メキシコシティ|墨西哥城
    America/New_York|Nueva York|Nova Iorque|Нью-Йорк|ニューヨーク|纽约|뉴욕|نيويورك
    Europe/London|Londres|Londra|Londen|Londyn|Лондон|Λονδίνο|ロンドン|伦敦|倫敦|런던|لندن
    Europe/Paris|Parigi|París|Париж|Παρίσι|パリ|巴黎|파리|باريس
    Africa/Cairo|القاهرة|Kairo|Le Caire|El Cairo|Il Cairo|Каир|カイロ|开罗
    Asia/Dhaka|ঢাকা|Dakka|Дакка|ダッカ|达卡
    Asia/Kolkata|কলকাতা|कोलकाता|Calcutta|Kalkutta|Калькутта|コルカタ|加尔各答
    Asia/Karachi|کراچی|Karatschi|Карачи|カラチ|卡拉奇
    Europe/Istanbul|İstanbul|Stambul|Estambul|Konstantinopel|Constantinople|Стамбул|Κωνσταντινούπολη|イスタンブール|伊斯坦布尔|إسطنبول
    Asia/Manila|Maynila|Манила|マニラ|马尼拉
    America/Los_Angeles|Лос-Анджелес|ロサンゼルス|洛杉矶|LA
    Europe/Moscow|Москва|Moskau|Moscou|Moscú|Mosca|Moskwa|Moskva|モスクワ|莫斯科|모스크바|موسكو
    Africa/Lagos|Лагос|ラゴス|拉各斯
    Asia/Jakarta|Djakarta|Yakarta|Джакарта|ジャカルタ|雅加达
    America/Argentina/Buenos_Aires|Буэнос-Айрес|ブエノスアイレス|布宜诺斯艾利斯
    Asia/Seoul|서울|Séoul|Seúl|Сеул|ソウル|首尔
    Africa/Kinshasa|Киншаса|キンシャサ|金沙萨
    America/Lima|Лима|リマ|利马
    America/Bogota|Bogotá|Богота|ボゴタ|波哥大
    Asia/Bangkok|กรุงเทพ|กรุงเทพมหานคร|Бангкок|バンコク|曼谷|방콕
    Asia/Tehran|تهران|Teheran|Téhéran|Teherán|Тегеран|テヘラン|德黑兰
    Asia/Ho_Chi_Minh|Thành phố Hồ Chí Minh|Hồ Chí Minh|Saigon|Sài Gòn|Хошимин|ホーチミン|胡志明市
    Asia/Hong_Kong|香港|Hongkong|Гонконг|홍콩
    America/Chicago|Чикаго|シカゴ|芝加哥
    Asia/Baghdad|بغداد|Bagdad|Багдад|バグダッド|巴格达
    Asia/Singapore|新加坡|Singapur|Singapour|Сингапур|シンガポール|싱가포르|சிங்கப்பூர்
    Asia/Riyadh|الرياض|Riad|Riyad|Эр-Рияд|リヤド|利雅得
    America/Santiago|Сантьяго|サンティアゴ|圣地亚哥
    Europe/Berlin|Berlín|Berlino|Berlim|Берлин|Βερολίνο|ベルリン|柏林|베를린|برلين
    Europe/Madrid|Мадрид|Μαδρίτη|マドリード|马德里|마드리드|مدريد
    America/Toronto|Торонто|トロント|多伦多
    Africa/Johannesburg|Йоханнесбург|ヨハネスブルグ|约翰内斯堡|Joburg
    Africa/Dar_es_Salaam|Daressalam|Дар-эс-Салам|ダルエスサラーム
    Africa/Khartoum|الخرطوم|Khartum|Jartum|Хартум|ハルツーム
    Europe/Rome|Roma|Rom|Rzym|Řím|Рим|Ρώμη|ローマ|罗马|로마|روما
    Africa/Luanda|Луанда|ルアンダ|罗安达
    Africa/Nairobi|Найроби|ナイロビ|内罗毕
    Africa/Abidjan|Абиджан|アビジャン
    Asia/Yangon|ရန်ကုန်|Rangoon|Rangun|Янгон|ヤンゴン|仰光
    Australia/Sydney|Сидней|Sídney|シドニー|悉尼|시드니
    Australia/Melbourne|Мельбурн|メルボルン|墨尔本
    Africa/Casablanca|الدار البيضاء|Касабланка|カサブランカ|卡萨布兰卡
    Africa/Addis_Ababa|አዲስ አበባ|Addis Abeba|Adis Abeba|Аддис-Абеба|アディスアベバ
    Asia/Dubai|دبي|Дубай|ドバイ|迪拜|두바이|Dubaï
    Asia/Taipei|臺北|台北|Taipeh|Тайбэй|タイペイ|타이베이
    America/Caracas|Каракас|カラカス|加拉加斯
    Europe/Athens|Αθήνα|Athen|Athènes|Atenas|Atene|Ateny|Афины|アテネ|雅典|아테네
    Europe/Lisbon|Lisboa|Lissabon|Lisbonne|Lisbona|Lizbona|Лиссабон|リスボン|里斯本|리스본
    Europe/Kyiv|Київ|Kiev|Kiew|Kijów|Киев|キーウ|キエフ|基辅
    Europe/Vienna|Wien|Vienne|Viena|Wiedeń|Vídeň|Bécs|Вена|Βιέννη|ウィーン|维也纳|빈|فيينا
    Europe/Warsaw|Warszawa|Warschau|Varsovie|Varsovia|Varsavia|Варшава|ワルシャワ|华沙|바르샤바
    Europe/Budapest|Budapeszt|Budapešť|Будапешт|ブダペスト|布达佩斯
    Europe/Bucharest|București|Bukarest|Bucarest|Бухарест|ブカレスト|布加勒斯特
    Europe/Brussels|Bruxelles|Brussel|Brüssel|Bruselas|Bruxelas|Брюссель|ブリュッセル|布鲁塞尔
    Europe/Amsterdam|Амстердам|Ámsterdam|アムステルダム|阿姆斯特丹|암스테르담
    Europe/Stockholm|Estocolmo|Stoccolma|Sztokholm|Стокгольм|ストックホルム|斯德哥尔摩
    Europe/Prague|Praha|Prag|Praga|Прага|プラハ|布拉格|프라하
    Europe/Copenhagen|København|Kopenhagen|Copenhague|Copenaghen|Kopenhaga|Копенгаген|コペンハーゲン|哥本哈根
    Europe/Dublin|Baile Átha Cliath|Dublín|Dublino|Дублин|ダブリン|都柏林
    Europe/Oslo|Осло|オスロ|奥斯陆
    Europe/Helsinki|Helsingfors|Хельсинки|ヘルシンキ|赫尔辛基
    Europe/Zurich|Zürich|Zurigo|Zúrich|Цюрих|チューリッヒ|苏黎世
    Europe/Belgrade|Београд|Beograd|Belgrad|Belgrado|Белград|ベオグラード
    Europe/Sofia|София|Sofía|ソフィア
    Europe/Minsk|Мінск|Минск|Mińsk|ミンスク
    Europe/Zagreb|Agram|Zagabria|Загреб|ザグレブ
    Europe/Bratislava|Pressburg|Pozsony|Братислава|ブラチスラヴァ
    Europe/Ljubljana|Laibach|Lubiana|Любляна|リュブリャナ
    Europe/Sarajevo|Сарајево|Sarajewo|Сараево|サラエボ
    Europe/Tirane|Tirana|Tiranë|Тирана|ティラナ
    Europe/Skopje|Скопје|Üsküb|Скопье|スコピエ
    Europe/Podgorica|Подгорица|ポドゴリツァ
    Europe/Chisinau|Chișinău|Kischinau|Кишинёв|キシナウ
    Europe/Vilnius|Wilna|Wilno|Вильнюс|ヴィリニュス
    Europe/Riga|Rīga|Рига|リガ
    Europe/Tallinn|Reval|Таллин|タリン
    Europe/Luxembourg|Luxemburg|Lëtzebuerg|Luxemburgo|Lussemburgo|Люксембург|ルクセンブルク
    Europe/Malta|Valletta|Мальта|マルタ
    Europe/Monaco|Mónaco|Монако|モナコ
    Europe/Vatican|Vaticano|Vatikanstadt|Città del Vaticano|Ватикан|バチカン
    Atlantic/Reykjavik|Reykjavík|Рейкьявик|レイキャビク|雷克雅未克
    Asia/Jerusalem|ירושלים|القدس|Gerusalemme|Jerusalén|Иерусалим|エルサレム|耶路撒冷
    Asia/Beirut|بيروت|Beyrouth|Бейрут|ベイルート|贝鲁特
    Asia/Damascus|دمشق|Damaskus|Damas|Damasco|Дамаск|ダマスカス
    Asia/Amman|عمان|Ammán|Амман|アンマン
    Asia/Kuwait|الكويت|Кувейт|クウェート
    Asia/Qatar|الدوحة|Doha|Катар|ドーハ
    Asia/Bahrain|المنامة|Manama|Бахрейн|バーレーン
    Asia/Muscat|مسقط|Maskat|Mascate|Маскат|マスカット
    Asia/Kabul|کابل|Кабул|カブール
    Asia/Tashkent|Toshkent|Taschkent|Tachkent|Ташкент|タシケント
    Asia/Almaty|Алматы|Alma-Ata|Алма-Ата|アルマトイ
    Asia/Baku|Bakı|Bakou|Баку|バクー
    Asia/Tbilisi|თბილისი|Tiflis|Тбилиси|トビリシ
    Asia/Yerevan|Երևան|Eriwan|Erevan|Ереван|エレバン
    Asia/Kathmandu|काठमाडौँ|Katmandu|Катманду|カトマンズ|加德满都
    Asia/Colombo|කොළඹ|கொழும்பு|Коломбо|コロンボ
    Asia/Kuala_Lumpur|Куала-Лумпур|クアラルンプール|吉隆坡
    Asia/Phnom_Penh|ភ្នំពេញ|Пномпень|プノンペン|金边
    Asia/Vientiane|ວຽງຈັນ|Vientián|Вьентьян|ビエンチャン
    Asia/Ulaanbaatar|Улаанбаатар|Ulan Bator|Ulán Bator|Улан-Батор|ウランバートル
    Asia/Pyongyang|평양|Pjöngjang|Пхеньян|ピョンヤン|平壤
    Asia/Macau|澳門|澳门|Macao|Макао|マカオ
    Africa/Algiers|الجزائر|Algier|Alger|Argel|Алжир|アルジェ
    Africa/Tunis|تونس|Túnez|Tunisi|Тунис|チュニス
    Africa/Tripoli|طرابلس|Tripolis|Триполи|トリポリ
    Africa/Dakar|Дакар|ダカール
    Africa/Accra|Аккра|アクラ
    Africa/Harare|Хараре|ハラレ
    Africa/Kampala|Кампала|カンパラ
    Africa/Lusaka|Лусака|ルサカ
    Africa/Maputo|Мапуту|マプト
    Africa/Kigali|Кигали|キガリ
    Africa/Bamako|Бамако|バマコ
    Africa/Mogadishu|Muqdisho|مقديشو|Mogadischu|Могадишо
    America/Havana|La Habana|Havanna|La Havane|L'Avana|Гавана|ハバナ|哈瓦那
    America/Montevideo|Монтевидео|モンテビデオ
    America/La_Paz|Ла-Пас|ラパス
    America/Asuncion|Asunción|Асунсьон|アスンシオン
    America/Guayaquil|Гуаякиль|グアヤキル
    America/Panama|Panamá|Панама|パナマ
    America/Guatemala|Гватемала|グアテマラ
    America/Santo_Domingo|Saint-Domingue|Санто-Доминго|サントドミンゴ
    America/Vancouver|Ванкувер|バンクーバー|温哥华
    America/Denver|Денвер|デンバー
    America/Phoenix|Финикс|フェニックス
    America/Detroit|Детройт|デトロイト
    America/Anchorage|Анкоридж|アンカレッジ
    Pacific/Honolulu|Гонолулу|ホノルル|檀香山
    Pacific/Auckland|Окленд|オークランド|奥克兰
    Australia/Brisbane|Брисбен|ブリスベン
    Australia/Perth|Перт|パース
    Australia/Adelaide|Аделаида|アデレード
    Australia/Hobart|Хобарт|ホバート
    Europe/Samara|Самара
    Europe/Volgograd|Волгоград|Wolgograd|Stalingrad
    Europe/Kaliningrad|Калининград|Königsberg
    Europe/Simferopol|Сімферополь|Симферополь
    Asia/Yekaterinburg|Екатеринбург|Jekaterinburg
    Asia/Novosibirsk|Новосибирск|Nowosibirsk
    Asia/Krasnoyarsk|Красноярск|Krasnojarsk
    Asia/Omsk|Омск
    Asia/Irkutsk|Иркутск
    Asia/Vladivostok|Владивосток|Wladiwostok
    Asia/Yakutsk|Якутск|Jakutsk
    Asia/Nicosia|Λευκωσία|Lefkoşa|Nikosia|Nicosie|Никосия
    Asia/Urumqi|乌鲁木齐|ئۈرۈمچى|Ürümqi|Урумчи
    Asia/Bishkek|Бишкек|Bischkek
    Asia/Dushanbe|Душанбе|Duschanbe
    Asia/Ashgabat|Aşgabat|Aschgabat|Ашхабад
    Asia/Samarkand|Samarqand|Самарканд
    Atlantic/Canary|Las Palmas|Islas Canarias|Kanarische Inseln
    Atlantic/Azores|Açores|Azoren|Ponta Delgada
    Atlantic/Faroe|Tórshavn|Føroyar|Färöer
    """
}
