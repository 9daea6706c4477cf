import type { FieldOf } from '@trendee/core/imports/mappable-fields'

/** What people call the columns of tables of orders, of posts and of series; as `column-names.ts` says. */
export const ORDER_POST_SERIES_NAMES: Readonly<
  Record<Exclude<FieldOf<'orders'> | FieldOf<'posts'> | FieldOf<'series'>, FieldOf<'products'>>, string>
> = {
  orderId: `order id|order number|order no|order|order name|invoice number|订单编号|订单号|主订单编号|bestellnummer|bestell nr|auftragsnummer|bestellung|numéro de commande|n de commande|commande|número de pedido|nº de pedido|id de pedido|pedido
    |numero ordine|numero d'ordine|id ordine|ordine|número do pedido|id do pedido|注文番号|注文id|注文|주문번호|주문 번호|номер заказа|заказ|id заказа|mã đơn hàng|số đơn hàng|đơn hàng`,
  orderedOn: `order date|ordered on|ordered at|created at|order created at|purchase date|paid at|date created|date|下单时间|下单日期|订单创建时间|订单付款时间|付款时间|bestelldatum|auftragsdatum|bestellt am|datum|date de commande|date de la commande|date|fecha de pedido|fecha del pedido|fecha
    |data ordine|data dell'ordine|data do pedido|data|注文日|注文日時|購入日|주문일|주문일자|주문일시|결제일|дата заказа|дата покупки|дата|ngày đặt hàng|ngày đặt|ngày`,
  lineTotal: `item price|item total|line total|line item total|line amount|umsatz brutto|positionswert|total ligne|totale riga|小计|小計|thành tiền`,
  quantity: `quantity|qty|item quantity|lineitem quantity|units|pieces|count|数量|购买数量|宝贝数量|件数|menge|anzahl|stückzahl|stück|quantité|qté|nombre|cantidad|unidades|quantità|pezzi|quantidade|qtd|個数|注文数|수량|주문수량|количество|кол во|số lượng`,
  status: `status|order status|financial status|payment status|订单状态|状态|交易状态|bestellstatus|zahlungsstatus|statut|statut de la commande|estado|estado del pedido|stato|stato ordine|situação|status do pedido|ステータス|注文ステータス|주문상태|상태|статус|статус заказа|trạng thái|trạng thái đơn hàng`,
  claim: `return status|refund status|return refund status|cancellation return status|cancellation status|after sales status|claim status|dispute status|退款状态|售后状态|退货状态|退款售后状态|retourenstatus|rückgabestatus|erstattungsstatus
    |statut du retour|statut retour|statut du remboursement|estado de la devolución|estado del reembolso|stato reso|stato del reso|stato rimborso|status da devolução|status do reembolso|返品状況|返品ステータス|返金ステータス|클레임상태|반품상태|취소상태|환불상태
    |статус возврата|trạng thái trả hàng|trạng thái trả hàng hoàn tiền|status pembatalan pengembalian|status pengembalian|สถานะการคืนเงินหรือคืนสินค้า|iade durumu|status zwrotu`,
  cancelledOn: `cancelled at|canceled at|cancelled on|cancellation date|取消时间|storniert am|stornodatum|annulé le|date d'annulation|cancelado el|fecha de cancelación|annullato il|data annullamento|cancelado em|キャンセル日|취소일|дата отмены|ngày hủy`,
  refunded: `refunded amount|refund amount|amount refunded|refunded|refund|退款金额|erstattungsbetrag|erstattet|erstattung|montant remboursé|remboursement|importe reembolsado|reembolso|importo rimborsato|rimborso|valor reembolsado|返金額|환불금액|сумма возврата|возврат|số tiền hoàn`,
  returned: `returned quantity|quantity returned|returned items|items returned|returned|return quantity|sku quantity of return|quantity of return|refund qty|refund quantity|refunded quantity|qty refunded|qty returned|units returned|退货数量|退货件数|退款件数|retournierte menge|zurückgesendet|retourmenge|quantité retournée|cantidad devuelta|quantità resa|quantidade devolvida|返品数|返品数量|반품수량|반품 수량|возвращено|возвраты шт|số lượng trả|số lượng hoàn|zwrócone sztuki|geretourneerd|jumlah dikembalikan`,
  postId: `post id|shortcode|short code|media id|video id|id|post|帖子id|笔记id|视频id|作品id|beitrags id|id du post|id de publicación|id post|id do post|投稿id|게시물 id|id поста|mã bài đăng`,
  network: `network|social network|platform|source|channel|平台|渠道|社交平台|netzwerk|plattform|kanal|réseau|réseau social|plateforme|red social|plataforma|canal|piattaforma|canale|rede social|プラットフォーム|媒体|플랫폼|채널|платформа|соцсеть|nền tảng|mạng xã hội`,
  postedAt: `posted at|post time|published at|posted on|publish date|pub date|post date|date posted|posted|published|created at|create time|timestamp|datetime|date|time
    |发布时间|发布日期|时间|日期|veröffentlicht am|veröffentlicht|gepostet am|datum|zeitpunkt|zeit|publié le|date de publication|heure|fecha de publicación|publicado el|publicado|fecha
    |data di pubblicazione|pubblicato il|data|data de publicação|publicado em|投稿日時|投稿日|公開日|日時|日付|게시일|게시 시간|작성일|날짜|дата публикации|опубликовано|дата|ngày đăng|thời gian đăng|thời gian`,
  author: `author|username|user name|account|creator|influencer|owner|profile|handle|user|作者|博主|账号|用户名|达人|达人昵称|autor|konto|benutzername|auteur|compte|créateur|usuario|cuenta|creador|autore|utente|usuário|conta|criador|投稿者|アカウント|ユーザー名|작성자|계정|사용자|автор|аккаунт|блогер|tác giả|tài khoản`,
  followers: `followers|follower count|fans|subscribers|粉丝|粉丝数|abonnenten|abonnés|seguidores|follower|seguaci|フォロワー|フォロワー数|팔로워|팔로워 수|подписчики|người theo dõi|lượt theo dõi`,
  caption: `caption|post text|text|content|message|description|title|post|文案|正文|内容|描述|标题|beitragstext|bildunterschrift|beschreibung|légende|texte|pie de foto|texto|descripción|didascalia|testo|descrizione|legenda|descrição|キャプション|本文|投稿内容|캡션|본문|내용|подпись|текст|описание|nội dung|chú thích`,
  hashtags: `hashtags|hashtag|tags|话题标签|话题|标签|schlagwörter|mots dièse|etiquetas|ハッシュタグ|タグ|해시태그|태그|хештеги|хэштеги|теги|thẻ`,
  media: `media type|post type|content type|media|format|type|作品类型|内容类型|类型|medientyp|beitragsart|typ|type de média|tipo de contenido|tipo|tipo di contenuto|メディアタイプ|種類|タイプ|콘텐츠 유형|유형|тип|loại`,
  likes: `likes|like count|hearts|diggs|favorites|点赞数|点赞|赞|获赞|gefällt mir angaben|gefällt mir|mentions j'aime|j'aime|me gusta|mi piace|curtidas|gostos|いいね数|いいね|좋아요 수|좋아요|лайки|лайков|нравится|lượt thích|thích`,
  views: `views|view count|plays|play count|video views|播放量|播放数|播放|浏览量|观看数|观看|aufrufe|vues|visualizaciones|reproducciones|vistas|visualizzazioni|visualizações|再生回数|再生数|閲覧数|조회수|просмотры|просмотров|lượt xem`,
  comments: `comments|comment count|replies|评论数|评论|kommentare|commentaires|comentarios|commenti|comentários|コメント数|コメント|댓글 수|댓글|комментарии|комментариев|lượt bình luận|bình luận`,
  shares: `shares|share count|reposts|retweets|分享数|分享|转发数|转发|geteilt|partages|compartidos|veces compartido|condivisioni|compartilhamentos|シェア数|シェア|공유 수|공유|репосты|поделились|lượt chia sẻ|chia sẻ`,
  date: `week of|week starting|week|month|date|day|period|time|周|月份|日期|时间|月|周期|woche|kalenderwoche|monat|datum|tag|zeitraum|zeit|semaine|mois|date|jour|période|semana|mes|fecha|día|periodo|settimana|mese|data|giorno|mês|dia|período|週|日付|期間|날짜|주|월|기간|неделя|месяц|дата|день|период|tuần|tháng|ngày`,
  term: `search term|keyword|search query|query|term|topic|trend|kw|phrase|搜索词|关键词|检索词|词|suchbegriff|suchwort|begriff|stichwort|mot clé|terme de recherche|terme|requête|palabra clave|término de búsqueda|término|consulta|parola chiave|termine di ricerca|termine|palavra chave|termo de pesquisa|termo|検索キーワード|キーワード|検索語|검색어|키워드|ключевое слово|поисковый запрос|запрос|từ khóa|từ khoá`,
  value: `search interest|interest|search volume|volume|searches|index|value|score|hits|popularity|搜索指数|指数|搜索量|热度|数值|值|suchvolumen|suchinteresse|interesse|index|wert|volume de recherche|intérêt|indice|valeur|volumen de búsqueda|interés|índice|valor|volume di ricerca|valore|volume de pesquisa|検索ボリューム|検索数|指数|値|검색량|관심도|지수|값|частота|интерес|индекс|значение|lượng tìm kiếm|mức độ quan tâm|chỉ số|giá trị`,
  partial: `is partial|partial|incomplete|unvollständig|partiel|parcial|parziale|部分数据`,
}
